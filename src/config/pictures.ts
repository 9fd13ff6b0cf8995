interface Described {
  /** Alternative text, in Spanish; empty for a decorative picture. */
  readonly alt: string;
}

/** A drawing of the project, by its file name in `src/art`. */
interface ShippedDrawing extends Described {
  readonly image: 'postcard-1' | 'postcard-2' | 'postcard-3' | 'founder';
}

/** A photo of the owner's: its file name in `public/`, and its size in px. */
export interface OwnPhoto extends Described {
  readonly image: `${string}.${'jpg' | 'jpeg' | 'png' | 'webp' | 'avif'}`;
  readonly width: number;
  readonly height: number;
}

/** A picture that the owner may replace. */
export type Picture = ShippedDrawing | OwnPhoto;

/** A picture of the reviews section; `link` is the URL of the published review, if there is one. */
export type Review = Picture & { readonly link?: string };
