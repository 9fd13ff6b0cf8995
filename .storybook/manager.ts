import { createElement } from 'react';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

const LABEL = 'De día y de noche';

/** Link of the toolbar that opens the story in both colour schemes (static/dia-y-noche.html). */
function BothSchemes() {
  const { id = '' } = useStorybookApi().getCurrentStoryData() ?? {};
  const href = `dia-y-noche.html?${new URLSearchParams({ id })}`;
  return createElement(
    'a',
    { href, target: '_blank', style: { padding: 8, fontSize: 12, color: 'inherit' } },
    LABEL,
  );
}

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Guía de diseño' }),
  selectedPanel: 'storybook/a11y/panel',
  layout: { bottomPanelHeight: 180 },
});

addons.register('both-schemes', () => {
  addons.add('both-schemes', {
    type: types.TOOL,
    title: LABEL,
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(BothSchemes),
  });
});
