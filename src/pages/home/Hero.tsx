import { anchors } from '../../content/pages';
import { styled } from '@mui/material/styles';
import route from '../../art/route.svg';
import { Container } from '../../components/Container';
import { RichText } from '../../components/RichText';
import { TicketLink } from '../../components/TicketLink';
import { business } from '../../config/business';
import { hero, purposes } from '../../content/home';
import { newTab, start } from '../../content/site';
import { HeroArt } from './HeroArt';
import { RotatingWord } from './RotatingWord';
import { useRotation } from './useRotation';

const Layout = styled(Container)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 24,
  alignItems: 'center',
  paddingBlock: 'clamp(32px, 5vw, 72px) clamp(40px, 6vw, 88px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '7fr 5fr', gap: 48 },
  // Beside a headline the drawing would be a stamp's size here: it stands beside the rest.
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

/** The route goes on from the drawing to the first section's mark, where there is room for it. */
const Route = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  // The line in the drawing ends 61.5 px from its left edge, the mark's stands at 32.5.
  left: -29,
  right: 29,
  bottom: 0,
  height: 96,
  background: `url("${route}") center / 100% 100% no-repeat`,
  [theme.breakpoints.down('wide')]: { display: 'none' },
  // Now it ends beside the column and still starts at the drawing, at 0.05 and 0.8 of its width.
  [theme.breakpoints.up('xl')]: { left: -131.5, right: 5.5 },
}));

const Headline = styled('h1')(({ theme }) => ({ ...theme.typography.h1 }));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: '34em',
  margin: '20px 0 28px',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  // What the button does; it stays next to it.
  '& > p': theme.typography.body2,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto 1fr',
    columnGap: 24,
    alignItems: 'center',
    '& > p': { gridRow: 2, gridColumn: '1 / -1' },
  },
}));

const More = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 48,
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: 6,
  textDecorationThickness: 2,
}));

const Proof = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1em',
  // The dot before what begins a line is cut off.
  overflow: 'hidden',
  fontWeight: 600,
  marginTop: 12,
  '& > span': { position: 'relative' },
  '& > span + span::before': {
    content: '"·" / ","',
    position: 'absolute',
    left: '-0.65em',
  },
}));

const Disclosure = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '46em',
  marginTop: 16,
  color: theme.vars.palette.text.secondary,
}));

/** First view: what this is, for whom, the call, and who we are not. */
export function Hero() {
  const rotation = useRotation(purposes.length, business.headlineRotationMs);
  return (
    <Layout>
      <div>
        {/* Named in full, because the pause button within it would lend its name too. */}
        <Headline tabIndex={-1} aria-label={`${hero.headline} ${hero.stillWords}`}>
          {hero.headline} <RotatingWord rotation={rotation} />
        </Headline>
        <Lead>{hero.lead}</Lead>
        <Actions>
          <TicketLink href={start.url(hero.page)} label={start.label} newTab={newTab} />
          <p>{hero.opens}</p>
          <More href={`#${anchors.requirements}`}>{hero.more}</More>
        </Actions>
        <Proof>
          {hero.proof.map((proof) => (
            <span key={proof}>{proof} </span>
          ))}
        </Proof>
        <Disclosure>
          <RichText parts={hero.disclosure} newTab={newTab} />
        </Disclosure>
      </div>
      <HeroArt rotation={rotation} />
      <Route />
    </Layout>
  );
}
