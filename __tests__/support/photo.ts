import sharp from 'sharp';

/**
 * Writes a photo as a phone's camera does: EXIF data have its rotation and the GPS coordinates.
 * @param width after the rotation, in px
 * @param height after the rotation, in px
 */
export async function writePhoto(file: string, width: number, height: number): Promise<void> {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const background = { r: 120, g: 140, b: 90 };
  await sharp({
    create: { width: height, height: width, channels: 3, background, noise: gaussian },
  })
    .withExif({
      IFD0: { Make: 'Teléfono' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toFile(file);
}
