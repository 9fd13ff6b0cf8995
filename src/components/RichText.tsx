import { Fragment } from 'react';
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

/** Renders a sentence with links; content stays plain data. */
export function RichText({ parts }: { parts: RichTextParts }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? (
        part
      ) : (
        <ExternalLink href={part.href} hrefLang={part.language}>
          {part.text}
        </ExternalLink>
      )}
    </Fragment>
  ));
}
