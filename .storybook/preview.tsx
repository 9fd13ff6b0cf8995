import { styled } from '@mui/material/styles';
import { Description, Stories, Title } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { breakpoints } from '../src/theme/theme';
import { SiteStyles } from '../src/theme/SiteStyles';
import { SiteTheme } from '../src/theme/SiteTheme';
import { theme } from './theme';

// On a busy machine a play function may wait longer than Testing Library's second for a form's state.
configure({ asyncUtilTimeout: 20_000 });

const { menu } = breakpoints;

const viewports = {
  phone: { name: 'Teléfono, 360 px', styles: { width: '360px', height: '740px' } },
  menu: {
    name: `El último con menú, ${menu - 1} px`,
    styles: { width: `${menu - 1}px`, height: '1024px' },
  },
  bar: {
    name: `El primero con la barra, ${menu} px`,
    styles: { width: `${menu}px`, height: '1024px' },
  },
  desktop: { name: 'Escritorio, 1440 px', styles: { width: '1440px', height: '900px' } },
};

const Ground = styled('div')({ backgroundColor: theme.vars.palette.background.default });

const preview: Preview = {
  globalTypes: {
    scheme: {
      description: 'Esquema de colores',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'El del sistema', icon: 'browser' },
          { value: 'light', title: 'De día', icon: 'sun' },
          { value: 'dark', title: 'De noche', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'system' },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Guía',
          ['Cómo se usa', 'Color', 'Letra', 'Medidas', 'Movimiento'],
          'Piezas',
          ['Botones', 'Enlaces', 'Barra y menú', 'Encabezado de página', 'Marcas y pasos'],
          'Formularios',
          'Páginas',
          ['Enteras'],
        ],
      },
    },
    docs: {
      codePanel: false,
      page: () => (
        <>
          <Title />
          <Description />
          <Stories title="" />
        </>
      ),
    },
    // With `error` Storybook reports a finding of axe as a failure, with `todo` only as a warning.
    a11y: {
      test: 'error',
      // 7 : 1 for text, 4.5 : 1 for large text (R-A11Y-06). By default axe measures 4.5 : 1 and 3 : 1.
      config: { rules: [{ id: 'color-contrast-enhanced', enabled: true }] },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      // In Chromium, `prefers-color-scheme` in the story follows the `color-scheme` of the story's <iframe>.
      const frame = window.frameElement as HTMLElement | null;
      if (frame) frame.style.colorScheme = globals.scheme === 'system' ? '' : globals.scheme;
      return (
        <MemoryRouter>
          <SiteTheme theme={theme}>
            <SiteStyles />
            {/* Storybook's background of a docs page is white in the dark scheme too. */}
            {viewMode === 'docs' ? (
              <Ground>
                <Story />
              </Ground>
            ) : (
              <Story />
            )}
          </SiteTheme>
        </MemoryRouter>
      );
    },
  ],
};

export default preview;
