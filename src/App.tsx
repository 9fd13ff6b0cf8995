import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from './components/Footer';
import { NavBar } from './components/NavBar';
import { notFound } from './content/pages';
import { disclosure, footer, loadingPage, navigation, newTab, start } from './content/site';
import { LeadResults } from './forms/result/LeadResults';
import { CurrentPage } from './navigation/CurrentPage';
import { PageProgress } from './navigation/PageProgress';
import { ScrollManager } from './navigation/ScrollManager';
import { NavigationContext } from './navigation/SiteRouter';
import { routeAt } from './routes';
import { SiteTheme } from './theme/SiteTheme';

/** The page's place; says when another page is on its way. */
function Main({ children }: { children: ReactNode }) {
  const isWaiting = use(NavigationContext).kind === 'waiting';
  return (
    <>
      <PageProgress text={isWaiting ? loadingPage : null} />
      <main id="contenido" tabIndex={-1} aria-busy={isWaiting || undefined}>
        {children}
      </main>
    </>
  );
}

/** The site: its frame, and the page that the location names. */
export function App() {
  const { name } = routeAt(useLocation().pathname) ?? notFound;
  return (
    <SiteTheme>
      <a className="skip-link" href="#contenido">
        {navigation.skip}
      </a>
      <NavBar text={navigation} start={{ label: start.label, url: start.url(name), newTab }} />
      <Main>
        <CurrentPage />
      </Main>
      <Footer text={footer} disclosure={disclosure} newTab={newTab} />
      <LeadResults />
      <ScrollManager />
    </SiteTheme>
  );
}
