import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from './components/Footer';
import { NavBar } from './components/NavBar';
import { ScrollManager } from './components/ScrollManager';
import { disclosure, footer, navigation, newTab, start } from './content/site';
import { CurrentPage } from './CurrentPage';
import { SiteTheme } from './theme/SiteTheme';

/** The site: its frame, and the page that the location names. */
export function App() {
  const { pathname } = useLocation();
  return (
    <SiteTheme>
      <a className="skip-link" href="#contenido">
        {navigation.skip}
      </a>
      <NavBar text={navigation} start={{ label: start.label, url: start.url(pathname), newTab }} />
      <main id="contenido" tabIndex={-1}>
        <Suspense>
          <CurrentPage />
        </Suspense>
      </main>
      <Footer text={footer} disclosure={disclosure} newTab={newTab} />
      <ScrollManager />
    </SiteTheme>
  );
}
