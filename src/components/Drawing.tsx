interface DrawingProps {
  /** Address of a drawing of `src/art`, imported with `?use`. */
  src: string;
  /** Id of a part of it to show alone; without it, the whole. */
  part?: string;
  /** What it shows; empty for mere decoration. */
  alt: string;
  /** Size of its own, in px; the layout may show it smaller. */
  width: number;
  height: number;
}

/**
 * A drawing of a page's first view. Unlike an <img> it takes its colours from the page itself, and
 * its arrival does not count as the page's largest paint: that is the words (measured).
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
