import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { SiteStyles } from '../../../src/theme/SiteStyles';
import { SiteTheme } from '../../../src/theme/SiteTheme';
import { createSiteTheme } from '../../../src/theme/theme';
import { holdStates } from './heldStates';
import { parts, type PartName } from './parts';

const theme = createSiteTheme();

/** One part of the site's, as its theme has it. */
function Sample({ name }: { name: PartName }) {
  const Part = parts[name];
  useLayoutEffect(() => holdStates(document), []);
  return (
    <SiteTheme theme={theme}>
      <MemoryRouter>
        <Part />
      </MemoryRouter>
    </SiteTheme>
  );
}

const name = new URLSearchParams(location.search).get('parte') as PartName;
createRoot(document.getElementById('raiz')!).render(
  <>
    <SiteStyles />
    <Sample name={name} />
  </>,
);
