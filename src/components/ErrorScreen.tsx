import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import drawing from '../art/not-found.svg';
import { errorScreen, type ErrorReason } from '../content/errors';
import { pages } from '../content/pages';
import { Column } from './Column';
import { PageLink } from './PageLink';

interface ErrorScreenProps {
  reason: ErrorReason;
  /** Called by the retry button. Without `onRetry`, a link to the contact page replaces this button. */
  onRetry?: () => void;
}

const Layout = styled(Column)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  paddingBlock: 'clamp(40px, 8vw, 96px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', gap: 48 },
  '& > img': { width: '100%', maxWidth: 480, marginInline: 'auto' },
}));

const HelpTitle = styled(Typography)({ margin: '12px 0 16px' });

const Actions = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 28 });

/** Shown in place of a page that does not exist, could not be loaded or has thrown an error. */
export function ErrorScreen({ reason, onRetry }: ErrorScreenProps) {
  const help = errorScreen.help[reason];
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
        <Actions data-screen="">
          {/* The link to home is the primary button, because a retry may fail again. */}
          <Button component={PageLink} to="/" size="small">
            {errorScreen.home}
          </Button>
          {onRetry ? (
            <Button variant="outlined" size="small" onClick={onRetry}>
              {errorScreen.retry}
            </Button>
          ) : (
            <Button variant="outlined" size="small" component={PageLink} to={pages.contact.path}>
              {pages.contact.name}
            </Button>
          )}
        </Actions>
      </div>
      <img src={drawing} alt="" width={400} height={280} />
    </Layout>
  );
}
