import Typography, { type TypographyProps } from '@mui/material/Typography';
import { PageOrExternalLink } from './PageOrExternalLink';

/** A text with links and English words, in the order of the page. */
type RichTextParts = readonly (
  | string
  | { readonly text: string; readonly href: string }
  | { readonly text: string; readonly lang: string }
)[];

/**
 * Names of forms and visas, such as DS-160, and digits with a hyphen, as in a telephone number. Browsers may break a line
 * in the middle of such a name.
 */
const UNBROKEN_NAMES = /\b((?:DS|I|J|F|\d+)-\d+|B1\/B2)\b/;

// The expression has one capture group, so `split` returns the names at the odd indexes. CSS prevents
// the line break: a non-breaking hyphen would be copied with the name, and a search for the copied name
// may fail.
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

interface RichTextProps {
  text: string | RichTextParts;
}

/** Renders a text and its links. The texts in `src/content` therefore need no JSX. */
export function RichText({ text }: RichTextProps) {
  return [text].flat().map((part, index) => {
    if (typeof part === 'string') return keepNamesUnbroken(part);
    return 'href' in part ? (
      <PageOrExternalLink key={index} href={part.href}>
        {keepNamesUnbroken(part.text)}
      </PageOrExternalLink>
    ) : (
      <span key={index} lang={part.lang}>
        {part.text}
      </span>
    );
  });
}

/** Paragraph in MUI's typography with a text and its links. */
export const Paragraph = ({ text, ...typography }: TypographyProps & RichTextProps) => (
  <Typography {...typography}>
    <RichText text={text} />
  </Typography>
);
