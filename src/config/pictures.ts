interface Described {
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

/** A drawing that ships with the project, by its name in `src/art`. */
interface ShippedDrawing extends Described {
  readonly image: 'postcard-1' | 'postcard-2' | 'postcard-3' | 'founder';
}

/** A photo of the owner's: a file in `public/`, by its plain name, and its size in px. */
export interface OwnPhoto extends Described {
  readonly image: `${string}.${'jpg' | 'jpeg' | 'png' | 'webp' | 'avif'}`;
  readonly width: number;
  readonly height: number;
}

/** A picture that the owner may replace. */
export type Picture = ShippedDrawing | OwnPhoto;

/** One image of the reviews section, and the address where the review was published, if anywhere. */
export type Review = Picture & { readonly link?: string };
