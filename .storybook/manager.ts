import { createElement } from 'react';
import { addons, types, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { screens } from './screens';

const ID = 'both-schemes';

/** Opens the story in both schemes, in windows of the chosen size (static/dia-y-noche.html). */
function BothSchemes() {
  const { id } = useStorybookApi().getCurrentStoryData() ?? {};
  const [{ viewport }] = useGlobals();
  const { width, height } = screens[(viewport?.value ?? 'phone') as keyof typeof screens].styles;
  const query = new URLSearchParams({ id: id ?? '', width, height });
  const link = {
    href: `dia-y-noche.html?${query}`,
    target: '_blank',
    style: { padding: 8, color: 'inherit' },
  };
  return createElement('a', link, 'De día y de noche');
}

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Guía de diseño' }),
  selectedPanel: 'storybook/a11y/panel',
  layout: { bottomPanelHeight: 180 },
});

addons.register(ID, () => {
  addons.add(ID, {
    type: types.TOOL,
    title: 'De día y de noche',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(BothSchemes),
  });
});
