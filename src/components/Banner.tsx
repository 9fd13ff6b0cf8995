import { styled } from '@mui/material/styles';
import { Container } from './Container';
import { Drawing } from './Drawing';

const Layout = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  paddingBlock: 'clamp(32px, 5vw, 64px) clamp(28px, 4.6vw, 40px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', gap: 48 },
  '& h1': { ...theme.typography.h1, fontSize: 'clamp(min(2.25rem, 14vw), 4.9vw, 4rem)' },
  '& > svg': { width: '100%', maxWidth: 480, marginInline: 'auto' },
}));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  marginTop: 16,
  maxWidth: '34em',
}));

interface BannerProps {
  title: string;
  lead: string;
  /** A line that stands out below the lead, such as a promise. */
  promise?: string;
  art?: { src: string; alt: string; width: number; height: number };
}

const Stamped = styled('p')(({ theme }) => ({
  ...theme.typography.button,
  width: 'fit-content',
  marginTop: 20,
  padding: '6px 14px',
  border: `2px solid ${theme.vars.palette.turismo}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.turismo,
  rotate: '-1deg',
  // A stamp has one line.
  [theme.breakpoints.down('sm')]: { padding: '6px 10px', fontSize: 'min(0.9375rem, 4.2vw)' },
}));

/** First view of every page but the home page. */
export function Banner({ title, lead, promise, art }: BannerProps) {
  return (
    <Layout>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <Lead>{lead}</Lead>
        {promise && <Stamped>{promise}</Stamped>}
      </div>
      {art && <Drawing {...art} />}
    </Layout>
  );
}
