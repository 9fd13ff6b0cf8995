import { Description, Stories, Title } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { typefaces, type TypefaceRole } from '../src/theme/typefaces';
import body from '../src/theme/fonts/body.woff2?url';
import headline from '../src/theme/fonts/headline.woff2?url';
import { SiteStyles } from '../src/theme/SiteStyles';
import { SiteTheme } from '../src/theme/SiteTheme';
import { createSiteTheme } from '../src/theme/theme';
import { screens } from './screens';

const theme = createSiteTheme();

// The site postpones its typefaces in favour of the first paint; a guide shows them at once.
for (const [role, url] of Object.entries({ headline, body })) {
  const { family, weight } = typefaces[role as TypefaceRole];
  document.fonts.add(new FontFace(family, `url(${url})`, { weight }));
}

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
    viewport: { options: screens },
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
    // A violation fails the story in the suites.
    a11y: { test: 'error' },
  },
  decorators: [
    (Story, { globals }) => {
      // `prefers-color-scheme` follows the frame's own `color-scheme`, so the theme needs no switch.
      const frame = window.frameElement as HTMLElement | null;
      if (frame) frame.style.colorScheme = globals.scheme === 'system' ? '' : globals.scheme;
      return (
        <MemoryRouter>
          <SiteStyles />
          <SiteTheme theme={theme}>
            <Story />
          </SiteTheme>
        </MemoryRouter>
      );
    },
  ],
};

export default preview;
