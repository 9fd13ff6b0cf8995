import { anchors } from '../../content/pages';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import dashedLine from '../../art/route.svg';
import { Column } from '../../components/Column';
import { lineGeometry } from '../../theme/dashedLine';
import { RichText } from '../../components/RichText';
import { TicketLink } from '../../components/TicketLink';
import { business } from '../../config/business';
import { hero, headlinePurposes } from '../../content/home';
import { chats, tagline } from '../../content/site';
import { RULE_WIDTH } from '../../theme/borders';
import { HeroArt } from './HeroArt';
import { RotatingWord } from './RotatingWord';
import { useRotation } from './useRotation';

const Layout = styled(Column)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 24,
  alignItems: 'center',
  paddingBlock: 'clamp(24px, 5vw, 72px) clamp(24px, 6vw, 88px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', gap: 48 },
  // Between `md` and `lg` the drawing would be too small beside the headline. So the headline has a
  // row of its own, and the drawing is beside the next four rows.
  [theme.breakpoints.between('md', 'lg')]: {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'repeat(4, auto) 1fr',
    gap: '0 32px',
    paddingBottom: 58,
    '& > :first-of-type': { display: 'contents' },
    '& > :first-of-type > *': { gridColumn: 1, alignSelf: 'start' },
    '& > :first-of-type > h1': { gridColumn: '1 / -1' },
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '2 / span 4' },
  },
  [theme.breakpoints.up('wide')]: { paddingBottom: 136 },
}));

/** Piece of the page's dashed line, from the drawing to the first section (dashedLine.ts). */
const DashedLine = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  insetInlineStart: lineGeometry.hero.shift,
  insetInlineEnd: -lineGeometry.hero.shift,
  bottom: 0,
  height: lineGeometry.hero.height,
  background: `url("${dashedLine}") center / 100% 100% no-repeat`,
  [theme.breakpoints.down('wide')]: { display: 'none' },
  [theme.breakpoints.up('xl')]: lineGeometry.hero.fromXl,
}));

const Tagline = styled(Typography)(({ theme }) => ({
  marginTop: 12,
  // Larger only from `lg` up: in the narrower column between `md` and `lg` the larger tagline may
  // not fit in one line.
  [theme.breakpoints.up('lg')]: { fontSize: theme.typography.lead.fontSize },
})) as typeof Typography;

const Lead = styled(Typography)({ maxWidth: '34em', margin: '12px 0 24px' });

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 24,
    alignItems: 'center',
    // Moves the note on the WhatsApp chat below the button «Empezar» and the link.
    '& > p': { order: 1, width: '100%' },
  },
}));

const RequirementsLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: theme.site.height.field,
  textUnderlineOffset: 6,
  textDecorationThickness: RULE_WIDTH,
}));

const Proof = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1em',
  // Hides the separating dot (`::before`) of an item that begins a line.
  overflow: 'hidden',
  marginTop: 12,
  '& > span': { position: 'relative' },
  '& > span + span::before': {
    // Screen readers read the text after the slash, a comma, instead of the dot.
    content: '"·" / ","',
    position: 'absolute',
    left: '-0.65em',
  },
}) as typeof Typography;

const Disclosure = styled(Typography)({ maxWidth: '46em', marginTop: 16 });

/** First view of the home page: headline, «Empezar», and the note that the service is private. */
export function Hero() {
  const rotation = useRotation(headlinePurposes.length, business.headlineRotationMs);
  return (
    <Layout>
      <div>
        {/* Without `aria-label` the heading's name would contain the name of the pause button. */}
        <Typography variant="h1" tabIndex={-1} aria-label={`${hero.headline} ${hero.allWords}`}>
          {hero.headline} <RotatingWord rotation={rotation} />
        </Typography>
        <Tagline variant="subtitle2" component="p">
          {tagline}
        </Tagline>
        <Lead variant="lead">{hero.lead}</Lead>
        <Actions>
          <TicketLink href={chats.applicant} />
          <Typography variant="body2">{hero.callNote}</Typography>
          <RequirementsLink href={`#${anchors.requirements}`} variant="button" color="primary">
            {hero.requirementsLink}
          </RequirementsLink>
        </Actions>
        <Proof variant="subtitle2" component="p">
          {hero.proof.map((proof) => (
            <span key={proof}>{proof} </span>
          ))}
        </Proof>
        <Disclosure variant="body2" color="textSecondary">
          <RichText text={hero.disclosure} />
        </Disclosure>
      </div>
      <HeroArt activeIndex={rotation.activeIndex} />
      <DashedLine />
    </Layout>
  );
}
