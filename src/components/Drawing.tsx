export interface DrawingProps {
  /** URL of a file in `src/art`, imported with `?use`. */
  src: string;
  /** Id of the element to show; `dibujo` is the id that the build gives to the root element. */
  part?: string;
  /** Text alternative; empty for a decorative drawing. */
  alt: string;
  /** Width and height of the drawing in px. CSS may scale the drawing. */
  width: number;
  height: number;
}

/**
 * Drawing that is visible before the visitor scrolls. Unlike an `<img>`, a `<use>` inherits the colours
 * of the page's CSS and cannot be the largest contentful paint (LCP).
 */
export function Drawing({ src, part = 'dibujo', alt, width, height }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <use href={`${src}#${part}`} />
    </svg>
  );
}
