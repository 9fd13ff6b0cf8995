/** Windows that the desk shows the site in, in px: a phone, a tablet, a desk. */
export const widths = [360, 768, 1440] as const;

/** One of them. */
export type Width = (typeof widths)[number];
