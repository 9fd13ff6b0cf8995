import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../../src/content/pages';
import { siteRules } from '../build/headers/siteRules';
import { unusableProblems } from '../settings/checkSettings';
import type { Settings } from '../settings/currentSettings';
import { readSite } from './builtSite';
import { writeHostFiles } from './hosts/writeHostFiles';
import { unreadyProblems } from './ownerProblems';
import { smallPhotoReminders } from './smallPhotos';
import { siteProblems } from './siteProblems';
import { removeSystemFiles, unnamedFileReminders } from './unnamedFiles';

interface ReleaseOptions {
  readonly settings: Settings;
  /** The owner's folder `public/`. */
  readonly photos: string;
  /** Folder for the finished site, which does not exist. */
  readonly target: string;
  /** Whether to release the site as a preview in spite of problems, if it can be built. */
  readonly preview: boolean;
  /** Builds the site, or the preview, into a folder. Rejects with the reason if the build fails. */
  readonly build: (folder: string) => Promise<void>;
}

/**
 * Builds the site and checks it. Copies the site to the target folder if there is no problem; a preview
 * needs only a successful build.
 * @returns the problems, reminders of what the owner should look at, and whether the site is in the target folder
 */
export async function release(options: ReleaseOptions) {
  const { settings, photos, target, preview, build } = options;
  const unfinished = path.resolve('.cache', `release-${process.pid}`);
  try {
    const unusable = await unusableProblems(settings, photos);
    const unready = unreadyProblems(settings, photos);
    const refused = { reminders: [], released: false };
    if (unusable.length > 0) return { ...refused, problems: [...unusable, ...unready] };
    const failure = await build(unfinished).catch((error: Error) => error.message);
    if (failure !== undefined) {
      const what = `Las páginas no se pudieron armar: ${failure.replaceAll('\n', '\n    ')}`;
      const example = 'corregí lo que dice y volvé a probar';
      return { ...refused, problems: [...unready, { what, where: 'npm run build', example }] };
    }
    removeSystemFiles(unfinished);
    const site = readSite(unfinished);
    const paths = Object.values(pages).map((page) => page.path);
    writeHostFiles(unfinished, siteRules(site.policy, paths), settings.siteUrl);
    const problems = [...unready, ...siteProblems(site, settings.siteUrl)];
    const released = preview || problems.length === 0;
    if (released) cpSync(unfinished, target, { recursive: true });
    const reminders = [
      ...(await smallPhotoReminders(settings, photos)),
      ...unnamedFileReminders(site, settings.siteUrl, photos),
    ];
    return { problems, reminders, released };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
