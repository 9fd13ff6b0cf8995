import { screen, within } from '@testing-library/react';
import { faq } from '../../src/content/faq';
import { formTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { createSiteTheme } from '../../src/theme/theme';
import { labels } from '../support/leads';
import { visit } from '../support/render';

const theme = createSiteTheme();

test('all durations are 150 to 400 ms, and all easings are the same', () => {
  const durations = [theme.site, theme.transitions].flatMap(({ duration }) =>
    Object.values(duration),
  );
  expect(durations.filter((duration) => duration < 150 || duration > 400)).toEqual([]);
  expect(new Set(Object.values(theme.transitions.easing))).toEqual(new Set([theme.site.easing]));
});

test('R-DESIGN-08: the parts of the contact page are MUI components', async () => {
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
  const partsWithoutMui = parts.filter(([name, part]) => !part.closest(`.Mui${name}-root`));
  expect(partsWithoutMui.map(([name]) => name)).toEqual([]);
});
