export interface DrawingProps {
  /** URL of a file in `src/art`, imported with `?use`. */
  src: string;
  /** Id of the element to show; `dibujo` is the id that the build gives to the root element. */
  part?: string;
  /** Width and height of the drawing in px. CSS may scale the drawing. */
  width: number;
  height: number;
  className?: string;
}

/**
 * Decorative drawing. Unlike an `<img>`, a `<use>` inherits the colours of the page's CSS and cannot be the largest
 * contentful paint (LCP).
 */
export function Drawing({ src, part = 'dibujo', width, height, className }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
    >
      <use href={`${src}#${part}`} />
    </svg>
  );
}
