import { createTheme, getContrastRatio } from '@mui/material/styles';
import { screen, within } from '@testing-library/react';
import fs from 'node:fs';
import path from 'node:path';
import { faq } from '../../src/content/faq';
import { formTexts } from '../../src/content/forms';
import { purposes } from '../../src/content/home';
import { pages } from '../../src/content/pages';
import { dark, light } from '../../src/theme/palette';
import { createSiteTheme } from '../../src/theme/theme';
import { labels } from '../support/leads';
import { renderPart, visit } from '../support/render';

const theme = createSiteTheme();

const src = path.resolve(__dirname, '../../src');

/** A palette's colours by their place: «text.primary» and so on. */
function colours(palette: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palette).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[prefix + name, value]]
        : Object.entries(colours(value as object, `${prefix}${name}.`)),
    ),
  );
}

const schemes = { light: colours(light), dark: colours(dark) };

describe('the palette', () => {
  test('has the same roles by day and by night', () => {
    expect(Object.keys(schemes.dark)).toEqual(Object.keys(schemes.light));
  });

  test('R-HOME-04: has an ink of its own for each purpose, in both schemes', () => {
    for (const scheme of Object.values(schemes)) {
      expect(new Set(purposes.map(({ id }) => scheme[id])).size).toBe(purposes.length);
    }
  });

  const papers = ['background.default', 'background.paper', 'sand'];
  const inks = [
    'text.primary',
    'text.secondary',
    'primary.main',
    'error.main',
    ...purposes.map(({ id }) => id),
  ];
  const pairs = Object.keys(schemes).flatMap((scheme) =>
    papers.map((paper) => ({ scheme, paper })),
  );

  test.each(pairs)('R-A11Y-06: every ink reads on $paper ($scheme)', ({ scheme, paper }) => {
    const palette = schemes[scheme as keyof typeof schemes];
    for (const ink of inks) {
      const contrast = getContrastRatio(palette[ink]!, palette[paper]!);
      expect({ ink, readable: contrast >= 4.5, contrast }).toMatchObject({ readable: true });
    }
  });

  test.each(pairs)(
    'R-A11Y-06: a field’s border is seen on $paper ($scheme)',
    ({ scheme, paper }) => {
      const palette = schemes[scheme as keyof typeof schemes];
      expect(getContrastRatio(palette.fieldBorder!, palette[paper]!)).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(Object.keys(schemes))('R-A11Y-06: the call to action reads (%s)', (scheme) => {
    const palette = schemes[scheme as keyof typeof schemes];
    for (const ground of ['primary.main', 'primary.dark']) {
      expect(
        getContrastRatio(palette['primary.contrastText']!, palette[ground]!),
      ).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('the theme', () => {
  test('R-DESIGN-03: follows the system’s scheme by CSS alone', () => {
    const sheets = JSON.stringify(theme.generateStyleSheets());
    expect(sheets).toContain('@media (prefers-color-scheme: dark)');
    expect(sheets).toContain(light.background!.default);
    expect(sheets).toContain(dark.background!.default);
  });

  test('has its breakpoints in order', () => {
    const widths = Object.values(theme.breakpoints.values);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
  });

  test('gives the menu a width of its own: the layouts that change at the same width do not follow it', () => {
    const { breakpoints } = createTheme({
      breakpoints: { values: { ...theme.breakpoints.values, menu: 820 } },
      site: theme.site,
    });
    expect(breakpoints.up('menu')).toBe('@media (min-width:820px)');
    expect(breakpoints.down('menu')).toBe('@media (max-width:819.95px)');
    expect(breakpoints.between('sm', 'menu')).toContain('(max-width:819.95px)');
    for (const media of ['up', 'down'] as const) {
      expect(breakpoints[media]('md')).toBe(theme.breakpoints[media]('md'));
    }
    expect(breakpoints.between('md', 'lg')).toBe(theme.breakpoints.between('md', 'lg'));
  });

  test('R-DESIGN-05: moves within the agreed 150 to 400 ms', () => {
    for (const duration of [
      ...Object.values(theme.site.duration),
      ...Object.values(theme.transitions.duration),
    ]) {
      expect(duration).toBeGreaterThanOrEqual(150);
      expect(duration).toBeLessThanOrEqual(400);
    }
    expect(new Set(Object.values(theme.transitions.easing))).toEqual(new Set([theme.site.easing]));
  });

  test('R-DESIGN-02: reaches the page: its colours are there to be read', async () => {
    await renderPart(<p>texto</p>);
    expect(screen.getByText('texto')).toBeVisible();
    const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('');
    expect((css + rules).toLowerCase()).toContain(light.sand.toLowerCase());
  });
});

test('R-DESIGN-08: the parts of a page are MUI’s', async () => {
  await visit(pages.contact.path);
  const footer = within(screen.getByRole('contentinfo'));
  const parts: [string, HTMLElement][] = [
    ['AppBar', screen.getByRole('banner')],
    ['Link', footer.getByRole('link', { name: pages.about.name })],
    ['Accordion', screen.getByText(faq.items[0].question)],
    ['ToggleButtonGroup', screen.getByRole('group', { name: labels.opcionSeleccionada })],
    ['InputBase', screen.getByRole('textbox', { name: labels.nombre })],
    ['Button', screen.getByRole('button', { name: formTexts.submit })],
  ];
  parts.push(['Drawer', document.querySelector('dialog')!]);
  const others = parts.filter(([name, part]) => !part.closest(`.Mui${name}-root`));
  expect(others.map(([name]) => name)).toEqual([]);
});

const files = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('theme'));

describe('no colour stands outside src/theme', () => {
  const colour =
    /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|[cC]olor: '(?!inherit|transparent|currentcolor)[a-z]+'/i;

  test('the pattern knows a colour when it sees one', () => {
    for (const text of ["'#1F2A24'", '#fff', 'rgba(0,0,0,.5)', 'hsl(1 2% 3%)', "color: 'red'"]) {
      expect(text).toMatch(colour);
    }
    for (const text of ["href='#faq'", '#contenido', "color: 'inherit'", "'transparent'"]) {
      expect(text).not.toMatch(colour);
    }
  });

  test.each(files)('R-DESIGN-01: %s', (file) => {
    const lines = fs.readFileSync(path.join(src, file), 'utf8').split('\n');
    expect(lines.filter((line) => colour.test(line))).toEqual([]);
  });
});

describe('no width of a layout stands outside src/theme', () => {
  const written = /breakpoints\.\w+\([^)]*\d|(?:min|max)-width: ?\d|width [<>]=? ?\d/;

  test('the pattern knows one when it sees it', () => {
    for (const text of ['up(1200)', "between('md', 1100)"]) {
      expect(`theme.breakpoints.${text}`).toMatch(written);
    }
    expect("'@media (min-width: 600px)'").toMatch(written);
    expect("theme.breakpoints.up('md')").not.toMatch(written);
  });

  test.each(files)('R-DESIGN-01: %s', (file) => {
    expect(fs.readFileSync(path.join(src, file), 'utf8')).not.toMatch(written);
  });
});
