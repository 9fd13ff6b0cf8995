/** A drawing that comes with the project, or the owner's photo in its place. */
export interface Picture {
  /** Alternative text, in Spanish; empty for a decorative picture. */
  readonly alt: string;
  /** Name of an SVG file in `src/art`, without `.svg`; name of a photo in `public/`. */
  readonly image:
    | 'postcard-1'
    | 'postcard-2'
    | 'postcard-3'
    | 'founder'
    | `${string}.${'jpg' | 'jpeg' | 'png' | 'webp' | 'avif'}`;
}

/** A picture of the reviews section. `link` is the URL of a review that is published elsewhere. */
export type Review = Picture & { readonly link?: string };
