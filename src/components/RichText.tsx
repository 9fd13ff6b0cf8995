import { ExternalLink } from './ExternalLink';

/** Text with links to other sites, as a list of its parts in their order. */
export type RichTextParts = readonly (
  | string
  | {
      readonly text: string;
      readonly href: string;
      /** Language of the linked site, if not Spanish. */
      readonly language?: string;
    }
)[];

/** Names of forms and visas, such as DS-160, within which browsers may break a line. */
const UNBROKEN_NAMES = /\b((?:DS|I|J)-\d+|B1\/B2)\b/;

// `split` returns the names at the odd indexes. CSS prevents the line break, because visitors would copy
// a non-breaking hyphen with the name.
const keepNamesUnbroken = (text: string) =>
  text.split(UNBROKEN_NAMES).map((part, index) =>
    index % 2 ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Renders a text and its links, so that the texts in `src/content` need no JSX. */
export function RichText({ text }: { text: string | RichTextParts }) {
  return [text].flat().map((part, index) =>
    typeof part === 'string' ? (
      keepNamesUnbroken(part)
    ) : (
      <ExternalLink key={index} href={part.href} hrefLang={part.language}>
        {keepNamesUnbroken(part.text)}
      </ExternalLink>
    ),
  );
}
