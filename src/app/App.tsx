import { useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DialogProvider } from '../components/DialogProvider';
import { Footer } from '../components/Footer';
import { NavBar } from '../components/NavBar';
import { NewTabNote } from '../components/newTab';
import { NeedsDocument } from '../components/PageLink';
import { PreviewFooter } from '../components/PreviewFooter';
import { SkipLink } from '../components/SkipLink';
import { isPreview } from '../content/derived/buildSettings';
import { chats } from '../content/site';
import { updateDocumentHead } from '../navigation/documentHead';
import { needsDocument } from '../navigation/documentNavigation';
import { MainContent } from '../navigation/MainContent';
import { prefetchLinks } from '../navigation/prefetch';
import { routeAt } from '../navigation/routes';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';

/** Frame of all pages; `Outlet` is the page. */
export function App() {
  const route = routeAt(useLocation().pathname);
  useLayoutEffect(() => updateDocumentHead(route), [route]);
  useEffect(prefetchLinks, []);
  return (
    <NeedsDocument value={needsDocument}>
      <DialogProvider>
        <SkipLink />
        <NavBar chatUrl={chats[route?.chat ?? 'applicant']} />
        <MainContent>
          <Outlet />
        </MainContent>
        {isPreview ? <PreviewFooter /> : <Footer />}
        <NewTabNote />
        <ScrollAndFocus />
      </DialogProvider>
    </NeedsDocument>
  );
}
