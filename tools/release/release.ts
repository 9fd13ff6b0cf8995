import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from '../../src/config/pictures';
import { pages } from '../../src/content/pages';
import { compressFiles } from '../build/compress';
import { siteRules, type SiteRules } from '../build/headers';
import type { Settings } from '../build/settings';
import { readSite, type BuiltSite } from './builtSite';
import { writeDeploy, writePublished } from './hosts/writeHostFiles';
import { linkProblems, missingFileProblems, removeStrayPhotos } from './linkProblems';
import { ownerProblems } from './ownerProblems';
import { policyProblems } from './policyProblems';
import { markAsPreview, previewPolicy, PREVIEW_HEADERS } from './preview';
import type { Problem } from './problem';
import { imageWeightProblems, pageWeightProblems } from './weightProblems';

/** The input of a release. */
export interface Release {
  readonly settings: Settings;
  readonly founder: Picture;
  readonly today: Date;
  /** Folder of the owner's photos. */
  readonly photos: string;
  /** Folder to publish from; a refused release removes it. */
  readonly target: string;
  /** Whether to publish in spite of placeholders, marked as a preview. */
  readonly preview: boolean;
  /** Builds the site into a folder; returns the reason if the build failed. */
  readonly build: (folder: string) => Promise<string | undefined>;
}

/** The outcome of a release. */
export interface Released {
  readonly problems: readonly Problem[];
  /** Whether the target folder was written. */
  readonly published: boolean;
}

/** Finds everything in the built pages that keeps them from being published. */
export const pageProblems = (site: BuiltSite, settings: Settings, founder: Picture): Problem[] => [
  ...linkProblems(site, settings.siteUrl),
  ...missingFileProblems(site, settings.siteUrl),
  ...imageWeightProblems(site, settings, founder),
  ...pageWeightProblems(site, settings),
  ...policyProblems(site, settings),
];

/** Finishes a build: marks a preview, and writes the files that hosts read. */
function finish(folder: string, siteUrl: string, preview: boolean): SiteRules {
  const site = readSite(folder);
  const paths = Object.values(pages).map((page) => page.path);
  const rules = siteRules(preview ? previewPolicy(site.policy) : site.policy, paths);
  if (preview) {
    const files = site.pages.map(({ file }) => file);
    markAsPreview(folder, files);
    compressFiles(folder);
  }
  const finished = preview
    ? { ...rules, security: { ...rules.security, ...PREVIEW_HEADERS } }
    : rules;
  writePublished(folder, finished, siteUrl);
  return finished;
}

/**
 * Builds and checks the site, and copies it to the target folder if nothing is wrong, or if it is a
 * preview that can be built.
 */
export async function release(wanted: Release): Promise<Released> {
  const { settings, founder, today, photos, target, preview } = wanted;
  const deploy = path.join(path.dirname(target), 'deploy');
  const unfinished = path.resolve('.cache', `release-${process.pid}`);
  for (const folder of [target, deploy]) rmSync(folder, { recursive: true, force: true });
  try {
    const { unusable, unready } = await ownerProblems(settings, founder, today, photos);
    if (unusable.length > 0) return { problems: [...unusable, ...unready], published: false };
    const failed = await wanted.build(unfinished);
    if (failed !== undefined) {
      const what = `Las páginas no se pudieron construir: ${failed}`;
      const example = 'corregí el resto de la lista y volvé a probar';
      const problems = [...unready, { what, where: 'npm run build', example }];
      return { problems, published: false };
    }
    const rules = finish(unfinished, settings.siteUrl, preview);
    const site = readSite(unfinished);
    const strays = removeStrayPhotos(site, settings.siteUrl);
    const problems = [...unready, ...strays, ...pageProblems(site, settings, founder)];
    const published = preview || problems.length === 0;
    if (published) {
      cpSync(unfinished, target, { recursive: true });
      writeDeploy(deploy, rules, settings.siteUrl);
    }
    return { problems, published };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
