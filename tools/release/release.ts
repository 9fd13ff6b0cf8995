import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from '../../src/config/pictures';
import { pages } from '../../src/content/pages';
import { compressFiles } from '../build/compress';
import { siteRules, type SiteRules } from '../build/headers';
import type { Settings } from '../build/settings';
import { readSite, type BuiltSite } from './builtSite';
import { writeDeploy, writePublished } from './hosts/write';
import { linkProblems, missingFileProblems, strayPhotoProblems, strayPhotos } from './linkProblems';
import { unreadyProblems, unusableProblems } from './ownerProblems';
import { policyProblems } from './policyProblems';
import { markAsPreview, previewPolicy, PREVIEW_HEADERS } from './preview';
import type { Problem } from './problem';
import { imageWeightProblems, pageWeightProblems } from './weightProblems';

/** What a release is made from. */
export interface Release {
  readonly settings: Settings;
  readonly founder: Picture;
  readonly today: Date;
  /** Folder of the owner's photos. */
  readonly photos: string;
  /** Folder that is published when all is right; nothing is left in it when not. */
  readonly target: string;
  /** Whether placeholders are published on purpose. */
  readonly preview: boolean;
  /** Builds the site into a folder; says why there are no pages, if there are none. */
  readonly build: (folder: string) => Promise<string | undefined>;
}

/** How a release went. */
export interface Released {
  readonly problems: readonly Problem[];
  /** Whether the folder to publish is there. */
  readonly published: boolean;
}

/** Everything in the built pages that keeps them from being published. */
export function pageProblems(site: BuiltSite, settings: Settings): Problem[] {
  const { siteUrl } = settings;
  return [
    ...linkProblems(site, siteUrl),
    ...missingFileProblems(site, siteUrl),
    ...imageWeightProblems(site),
    ...pageWeightProblems(site, settings),
    ...policyProblems(site, siteUrl, settings.formEndpoint, settings.counterUrl),
  ];
}

/** Finishes a build: the preview's ribbon, then what each host reads. */
export function finish(folder: string, siteUrl: string, preview: boolean): SiteRules {
  const site = readSite(folder);
  const policy = preview ? previewPolicy(site.policy) : site.policy;
  const all = siteRules(
    policy,
    Object.values(pages).map((page) => page.path),
  );
  const rules = preview ? { ...all, security: { ...all.security, ...PREVIEW_HEADERS } } : all;
  if (preview) {
    markAsPreview(
      folder,
      site.pages.map(({ file }) => file),
    );
    compressFiles(folder);
  }
  writePublished(folder, rules, siteUrl);
  return rules;
}

/** Builds, checks and, when all is right or it is a preview of what can be used, puts the site where it is published from. */
export async function release(wanted: Release): Promise<Released> {
  const { settings, founder, target, preview } = wanted;
  const deploy = path.join(path.dirname(target), 'deploy');
  const unfinished = path.resolve('.cache', `release-${process.pid}`);
  for (const folder of [target, deploy]) rmSync(folder, { recursive: true, force: true });
  try {
    const unusable = await unusableProblems(settings, founder, wanted.photos);
    const unready = unreadyProblems(settings, founder, wanted.today, wanted.photos);
    if (unusable.length > 0) return { problems: [...unusable, ...unready], published: false };
    const failed = await wanted.build(unfinished);
    if (failed !== undefined) {
      const what = `Las páginas no se pudieron construir: ${failed}`;
      const where = 'npm run build';
      const example = 'corregí el resto de la lista y volvé a probar';
      return { problems: [...unready, { what, where, example }], published: false };
    }
    const rules = finish(unfinished, settings.siteUrl, preview);
    const site = readSite(unfinished);
    // A preview goes out with its problems, and a photo may not be one of them.
    const strays = strayPhotos(site, settings.siteUrl);
    for (const file of strays) rmSync(path.join(unfinished, file));
    const problems = [...unready, ...strayPhotoProblems(strays), ...pageProblems(site, settings)];
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
