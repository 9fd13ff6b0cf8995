import { notFound } from './content/pages';
import { canonicalPath } from './routes';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAwaitingPage } from './navigation/arrival';
import { Footer } from './components/Footer';
import { NavBar } from './components/NavBar';
import { PageProgress } from './navigation/PageProgress';
import { ScrollManager } from './navigation/ScrollManager';
import { disclosure, footer, loadingPage, navigation, newTab, start } from './content/site';
import { LeadResults } from './forms/result/LeadResults';
import { CurrentPage } from './navigation/CurrentPage';
import { routes } from './routes';
import { SiteTheme } from './theme/SiteTheme';

/** The page's place; says when another page is on its way. */
function Main({ children }: { children: ReactNode }) {
  const awaiting = useAwaitingPage();
  return (
    <>
      <PageProgress text={awaiting ? loadingPage : null} />
      <main id="contenido" tabIndex={-1} aria-busy={awaiting || undefined}>
        {children}
      </main>
    </>
  );
}

/** The site: its frame, and the page that the location names. */
export function App() {
  const path = canonicalPath(useLocation().pathname);
  // A missing page has the address that was asked for, which the finished HTML cannot know.
  const { name } = routes.find((route) => route.path === path) ?? notFound;
  return (
    <SiteTheme>
      <a className="skip-link" href="#contenido">
        {navigation.skip}
      </a>
      <NavBar text={navigation} start={{ label: start.label, url: start.url(name), newTab }} />
      <Main>
        <Suspense>
          <CurrentPage />
        </Suspense>
      </Main>
      <Footer text={footer} disclosure={disclosure} newTab={newTab} />
      <LeadResults />
      <ScrollManager />
    </SiteTheme>
  );
}
