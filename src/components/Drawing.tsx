interface DrawingProps {
  /** Address of a drawing of `src/art`, imported with `?use`. */
  src: string;
  /** Id of the part to show; the whole drawing if left out. */
  part?: string;
  /** Text alternative; empty for a decorative drawing. */
  alt: string;
  /** Size in px; the layout may show the drawing smaller. */
  width: number;
  height: number;
}

/**
 * A drawing of a page's first view. Unlike an <img>, <use> takes its colours from the page's CSS,
 * and does not count as the largest contentful paint: that is a text (measured).
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
