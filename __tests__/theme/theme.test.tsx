import { decomposeColor } from '@mui/material/styles';
import { screen, within } from '@testing-library/react';
import { faq } from '../../src/content/faq';
import { formTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { purposeColours } from '../../src/theme/palette';
import { createSiteTheme } from '../../src/theme/theme';
import { labels } from '../support/leads';
import { visit } from '../support/render';
import { colours } from '../../tools/theme/roles';

const theme = createSiteTheme();

test('all durations are 150 to 400 ms, and all easings are the same', () => {
  const durations = Object.values(theme.transitions.duration);
  expect(durations.filter((duration) => duration < 150 || duration > 400)).toEqual([]);
  expect(new Set(Object.values(theme.transitions.easing)).size).toBe(1);
});

/** Colours that stand beside each other or say different things: texts, their backgrounds, lines, the brand, errors, purposes. */
const distinctRoles = [
  ...['text.primary', 'text.secondary', 'background.default', 'background.paper', 'sand'],
  ...['divider', 'fieldBorder', 'primary.main', 'error.main', ...Object.values(purposeColours)],
];

/** Smallest difference of two such colours in red, green or blue, of 255 levels: below it an eye takes them for the same. */
const DISTINCT_LEVELS = 8;

test.each(['light', 'dark'] as const)(
  'R-DESIGN-01c: all colours of the %s scheme that have to be told apart differ by 8 of 255 levels or more',
  (scheme) => {
    expect(distinctRoles.filter((role) => !colours[scheme][role])).toEqual([]);
    const levelsOf = (role: string) => decomposeColor(colours[scheme][role]!).values.slice(0, 3);
    const alike = distinctRoles.flatMap((role, index) =>
      distinctRoles
        .slice(index + 1)
        .filter((other) =>
          levelsOf(role).every(
            (level, channel) => Math.abs(level - levelsOf(other)[channel]!) < DISTINCT_LEVELS,
          ),
        )
        .map((other) => `${role} and ${other} (src/theme/palette.ts)`),
    );
    expect(alike).toEqual([]);
  },
);

test('R-DESIGN-08: the parts of the contact page are MUI components', async () => {
  await visit(pages.contact.path);
  const footer = within(screen.getByRole('contentinfo'));
  const parts: [string, HTMLElement][] = [
    ['AppBar', screen.getByRole('banner')],
    ['Link', footer.getByRole('link', { name: pages.about.name })],
    ['Accordion', screen.getByText(faq.items[0].question)],
    ['ToggleButtonGroup', screen.getByRole('group', { name: labels.contacto.opcionSeleccionada })],
    ['InputBase', screen.getByRole('textbox', { name: labels.contacto.nombre })],
    ['Button', screen.getByRole('button', { name: formTexts.submit })],
  ];
  parts.push(['Drawer', document.querySelector('dialog')!]);
  const partsWithoutMui = parts.filter(([name, part]) => !part.closest(`.Mui${name}-root`));
  expect(partsWithoutMui.map(([name]) => name)).toEqual([]);
});
