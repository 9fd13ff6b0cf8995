import { newTab } from '../content/site';

const NOTE_ID = 'otra-pestana';

/**
 * Attributes of a link that opens a new tab. Screen readers announce the note when the link gets the focus. As hidden
 * text in the link, the note would interrupt each sentence, be copied with a number, and count as text of the link:
 * Firefox's reading view drops a card whose text is mostly links.
 */
export const newTabAttributes = {
  target: '_blank',
  rel: 'noopener',
  'aria-describedby': NOTE_ID,
} as const;

/** The description of all links with `newTabAttributes`, once in a document. */
export const NewTabNote = () => (
  <span id={NOTE_ID} hidden>
    {newTab}
  </span>
);
