import { useLocation } from 'react-router-dom';
import { DialogProvider } from '../components/DialogProvider';
import { Footer } from '../components/Footer';
import { NavBar } from '../components/NavBar';
import { NewTabNote } from '../components/newTab';
import { PreviewFooter } from '../components/PreviewFooter';
import { SkipLink } from '../components/SkipLink';
import { isPreview } from '../content/derived/buildSettings';
import { chats } from '../content/site';
import { CurrentPage } from '../navigation/CurrentPage';
import { MainContent } from '../navigation/MainContent';
import { ScrollManager } from '../navigation/ScrollManager';
import { routeAt } from '../navigation/routes';

export function App() {
  const chat = routeAt(useLocation().pathname)?.chat ?? 'applicant';
  return (
    <DialogProvider>
      <SkipLink />
      <NavBar chatUrl={chats[chat]} />
      <MainContent>
        <CurrentPage />
      </MainContent>
      {isPreview ? <PreviewFooter /> : <Footer />}
      <NewTabNote />
      <ScrollManager />
    </DialogProvider>
  );
}
