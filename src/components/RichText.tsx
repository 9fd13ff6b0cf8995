import { ExternalLink } from './ExternalLink';

/** A sentence in parts: plain text and links to other sites. */
export type RichTextParts = readonly (
  | string
  | {
      readonly text: string;
      readonly href: string;
      /** Language of that site, if it is not Spanish. */
      readonly language?: string;
    }
)[];

/** Names of forms and visas, in which browsers break a line after the hyphen or the slash. */
const NAMES = /\b((?:DS|I|J)-\d+|B1\/B2)\b/;

// Their characters stay plain ones, so that visitors find and copy them.
const unbroken = (text: string) =>
  text.split(NAMES).map((part, index) =>
    index % 2 ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Renders a sentence, with links if it has parts; content stays plain data. */
export function RichText({ parts }: { parts: string | RichTextParts }) {
  return [parts].flat().map((part, index) =>
    typeof part === 'string' ? (
      unbroken(part)
    ) : (
      <ExternalLink key={index} href={part.href} hrefLang={part.language}>
        {unbroken(part.text)}
      </ExternalLink>
    ),
  );
}
