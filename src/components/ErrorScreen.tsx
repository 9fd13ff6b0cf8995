import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import drawing from '../art/not-found.svg';
import { mailtoUrl } from '../content/derived/channelUrls';
import { errorScreen, type ErrorReason } from '../content/errors';
import { pages } from '../content/pages';
import { chats } from '../content/site';
import { twoColumns } from '../theme/mixins';
import { Column } from './Column';
import { ExternalLink } from './ExternalLink';
import { NewTabNote } from './newTab';
import { PageLink } from './PageLink';

const Layout = styled(Column)({
  ...twoColumns(21, 15),
  gap: '32px 48px',
  alignItems: 'center',
  paddingBlock: 'clamp(40px, 8vw, 96px)',
});

const Art = styled('img')({ maxWidth: 480, marginInline: 'auto' });

const HelpTitle = styled(Typography)({ margin: '12px 0 16px' });

const Offline = styled('span')({ flexBasis: '100%' });

const ActionRow = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 28 });

/** Button that reloads the document. Without a connection the browser would leave the site for its own error page. */
function Retry() {
  const [isOffline, setIsOffline] = useState(false);
  const retry = () => {
    if (navigator.onLine) window.location.reload();
    else setIsOffline(true);
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={retry}>
        {errorScreen.retry}
      </Button>
      <Offline role="status">{isOffline && errorScreen.offline}</Offline>
    </>
  );
}

/**
 * Links and buttons with which the visitor can go on. The link to home is the primary button, because a retry may
 * fail again. After an error in the frame (bar, footer, router) no link needs the router.
 */
function Actions({ reason }: { reason: ErrorReason }) {
  return (
    <>
      {reason === 'frame' ? (
        <>
          <Button size="small" component={ExternalLink} href={chats.question}>
            {errorScreen.whatsapp}
          </Button>
          <NewTabNote />
          <Button variant="outlined" size="small" href={mailtoUrl()}>
            {errorScreen.email}
          </Button>
        </>
      ) : (
        <Button component={PageLink} to="/" size="small">
          {errorScreen.home}
        </Button>
      )}
      {reason === 'not-found' ? (
        <Button variant="outlined" size="small" component={PageLink} to={pages.contact.path}>
          {pages.contact.name}
        </Button>
      ) : (
        <Retry />
      )}
    </>
  );
}

/** Shown in place of a page that does not exist, could not be loaded or has thrown an error (R-ERR-03). */
export function ErrorScreen({ reason }: { reason: ErrorReason }) {
  const help = errorScreen.help[reason === 'frame' ? 'unexpected' : reason];
  return (
    <Layout>
      <div>
        <Typography
          component="h1"
          variant="subtitle2"
          color="textSecondary"
          lang="en"
          tabIndex={-1}
        >
          {errorScreen.heading}
        </Typography>
        <HelpTitle variant="errorTitle">{help.title}</HelpTitle>
        <Typography>{help.text}</Typography>
        <ActionRow data-screen="">
          <Actions reason={reason} />
        </ActionRow>
      </div>
      <Art src={drawing} alt="" width={400} height={280} />
    </Layout>
  );
}
