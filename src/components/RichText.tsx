import { ExternalLink } from './ExternalLink';

/** A text in parts: plain text and links to other sites. */
export type RichTextParts = readonly (
  | string
  | {
      readonly text: string;
      readonly href: string;
      /** Language of the linked site, if not Spanish. */
      readonly language?: string;
    }
)[];

/** Names of forms and visas. Browsers would break a line after the hyphen or the slash. */
const UNBROKEN_NAMES = /\b((?:DS|I|J)-\d+|B1\/B2)\b/;

// CSS instead of a non-breaking hyphen, so that visitors can search for a name and copy it.
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

/** Renders a text with its links, so that `src/content` needs no JSX. */
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
