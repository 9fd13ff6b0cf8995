import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RULE_WIDTH, twoColumns } from '../theme/mixins';
import { Column } from './Column';
import { Drawing, type DrawingProps } from './Drawing';

const Layout = styled(Column)({
  ...twoColumns(21, 15),
  gap: 'clamp(20px, 4vw, 32px) 48px',
  alignItems: 'center',
  paddingBlock: 'clamp(24px, 5vw, 64px) clamp(20px, 4.6vw, 40px)',
});

const Art = styled(Drawing)({ maxWidth: 480, marginInline: 'auto' });

const Lead = styled(Typography)(({ theme }) => ({
  marginTop: 16,
  maxWidth: theme.measures.lineLength.lead,
}));

interface BannerProps {
  title: string;
  lead: string;
  /** Short text below `lead`, drawn as a rubber stamp. */
  stamp?: string;
  art?: DrawingProps;
}

const Stamp = styled(Typography)(({ theme }) => ({
  width: 'fit-content',
  marginTop: 20,
  padding: '6px 14px',
  border: `${RULE_WIDTH}px solid ${theme.vars.palette.turismo}`,
  borderRadius: theme.measures.radius.field,
  color: theme.vars.palette.turismo,
  rotate: '-1deg',
  // Smaller on a phone, so that the stamp's text fits into one line.
  [theme.breakpoints.down('sm')]: {
    padding: '6px 10px',
    fontSize: theme.typography.body2.fontSize,
  },
})) as typeof Typography;

/** Title and introduction (`lead`) at the top of each page except the home page. */
export function Banner({ title, lead, stamp, art }: BannerProps) {
  return (
    <Layout>
      <div>
        <Typography variant="pageTitle" tabIndex={-1}>
          {title}
        </Typography>
        <Lead variant="lead">{lead}</Lead>
        {stamp && (
          <Stamp variant="button" component="p">
            {stamp}
          </Stamp>
        )}
      </div>
      {art && <Art {...art} />}
    </Layout>
  );
}
