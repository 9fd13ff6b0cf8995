import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageLink } from './PageLink';
import lost from '../art/not-found.svg';

interface ErrorScreenProps {
  /** Quoted in R-ERR-03, which is English. */
  heading: string;
  help: { readonly title: string; readonly text: string };
  homeLabel: string;
  /** What else may help: another try, or a page of the site. */
  other: { readonly label: string } & ({ readonly onRetry: () => void } | { readonly to: string });
}

const Layout = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  paddingBlock: 'clamp(40px, 8vw, 96px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', gap: 48 },
  '& > img': { width: '100%', maxWidth: 480, marginInline: 'auto' },
}));

const Help = styled(Typography)({ margin: '12px 0 16px' });

const Actions = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 28 });

/** What a visitor sees in place of a page that does not exist or that failed. */
export function ErrorScreen({ heading, help, homeLabel, other }: ErrorScreenProps) {
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
          {heading}
        </Typography>
        <Help variant="errorTitle">{help.title}</Help>
        <Typography>{help.text}</Typography>
        <Actions data-screen="">
          {/* The way home is the one that always helps. */}
          <Button component={PageLink} to="/" size="small">
            {homeLabel}
          </Button>
          <Button
            variant="outlined"
            size="small"
            {...('to' in other
              ? { component: PageLink, to: other.to }
              : { onClick: other.onRetry })}
          >
            {other.label}
          </Button>
        </Actions>
      </div>
      <img src={lost} alt="" width={400} height={280} />
    </Layout>
  );
}
