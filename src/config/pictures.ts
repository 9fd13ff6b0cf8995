interface Described {
  /** Alternative text, in Spanish; empty for a decorative picture. */
  readonly alt: string;
}

interface ShippedDrawing extends Described {
  /** Name of an SVG file in `src/art`, without `.svg`. */
  readonly image: 'postcard-1' | 'postcard-2' | 'postcard-3' | 'founder';
}

/** A photo that the owner of the site supplies. */
export interface OwnPhoto extends Described {
  /** Name of the file in `public/`. */
  readonly image: `${string}.${'jpg' | 'jpeg' | 'png' | 'webp' | 'avif'}`;
}

/** A drawing that comes with the project, or the owner's photo in its place. */
export type Picture = ShippedDrawing | OwnPhoto;

/** A picture of the reviews section. `link` is the URL of a review that is published elsewhere. */
export type Review = Picture & { readonly link?: string };
