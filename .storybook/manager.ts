import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Guía de diseño' }),
  selectedPanel: 'storybook/a11y/panel',
  layout: { bottomPanelHeight: 180 },
});
