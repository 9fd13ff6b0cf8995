import { styled } from '@mui/material/styles';
import { PageLink } from './PageLink';
import lost from '../art/not-found.svg';
import { Container } from './Container';

interface ErrorScreenProps {
  /** The specification's heading, which is English. */
  heading: string;
  help: { readonly title: string; readonly text: string };
  retryLabel: string;
  homeLabel: string;
  onRetry: () => void;
}

const Layout = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  paddingBlock: 'clamp(40px, 8vw, 96px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', gap: 48 },
  '& > img': { width: '100%', maxWidth: 480, marginInline: 'auto' },
}));

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

const Help = styled('h2')(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: 'clamp(min(2rem, 12vw), 5vw, 3.5rem)',
  margin: '12px 0 16px',
}));

const Actions = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 28,
  '& > *': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '8px 22px',
    border: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: theme.shape.borderRadius,
    background: 'none',
    color: theme.vars.palette.primary.main,
    textDecoration: 'none',
    cursor: 'pointer',
  },
  // The way home is the one that always helps.
  '& > a': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));

/** What a visitor sees in place of a page that does not exist or that failed. */
export function ErrorScreen({ heading, help, retryLabel, homeLabel, onRetry }: ErrorScreenProps) {
  return (
    <Layout>
      <div>
        <Heading lang="en" tabIndex={-1}>
          {heading}
        </Heading>
        <Help>{help.title}</Help>
        <p>{help.text}</p>
        <Actions data-screen="">
          <PageLink to="/">{homeLabel}</PageLink>
          <button type="button" onClick={onRetry}>
            {retryLabel}
          </button>
        </Actions>
      </div>
      <img src={lost} alt="" width={400} height={280} />
    </Layout>
  );
}
