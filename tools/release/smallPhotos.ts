import path from 'node:path';
import sharp from 'sharp';
import { picturePlaces } from '../../src/theme/theme';
import type { Settings } from '../settings/currentSettings';
import { isPhoto, type WrittenPicture } from '../settings/pictureProblems';

/** Device pixels for each CSS pixel on most phones and many computers. */
const DENSITY = 2;

/** Returns a reminder if a photo has fewer pixels than its place shows, in either direction. */
async function reminderOf(
  { image }: WrittenPicture,
  { width, aspectRatio }: (typeof picturePlaces)[keyof typeof picturePlaces],
  folder: string,
): Promise<string | undefined> {
  const { autoOrient } = await sharp(path.join(folder, image)).metadata();
  const [across = 0, down = 0] = aspectRatio.split(' / ').map(Number);
  const needed = { width: width * DENSITY, height: Math.round((width * DENSITY * down) / across) };
  if (autoOrient.width >= needed.width && autoOrient.height >= needed.height) return undefined;
  return (
    `La foto «${image}» mide ${autoOrient.width} × ${autoOrient.height} píxeles y puede verse borrosa: ` +
    `donde va hacen falta al menos ${needed.width} × ${needed.height}. Usá la original, no la que llegó por un chat.`
  );
}

/**
 * Returns a reminder of each of the owner's photos that is too small to be sharp where the pages show it (R-OWNER-15).
 * @param folder the owner's folder `public/`, in which each photo can be read
 */
export async function smallPhotoReminders(
  { reviews, founderPicture }: Pick<Settings, 'reviews' | 'founderPicture'>,
  folder: string,
): Promise<string[]> {
  const reminders = await Promise.all([
    ...reviews.filter(isPhoto).map((picture) => reminderOf(picture, picturePlaces.review, folder)),
    ...[founderPicture]
      .filter(isPhoto)
      .map((picture) => reminderOf(picture, picturePlaces.founder, folder)),
  ]);
  return [...new Set(reminders.filter((reminder) => reminder !== undefined))];
}
