import { newTab } from '../content/site';

/** Attributes of a link that opens another tab. The other site must not reach this one by `window.opener`. */
export const inNewTab = { target: '_blank', rel: 'noopener' } as const;

/** Tells screen readers that the link around this element opens another tab. */
export const NewTabNote = ({ text = newTab }: { text?: string }) => (
  <span className="visually-hidden"> {text}</span>
);
