/**
 * Mask of a ticket: takes a half circle from both edges. Each is cut from the whole, because two
 * halves side by side show a seam where they share a pixel.
 * @param radius in px; its edge is soft for half a pixel
 * @param top CSS length, where the circles have their middle
 */
export const notches = (radius: number, top: string) =>
  ['0', '100%']
    .map(
      (side) =>
        `radial-gradient(circle ${radius}px at ${side} ${top}, transparent ${100 - 56 / radius}%, currentcolor)`,
    )
    .join(' intersect, ');
