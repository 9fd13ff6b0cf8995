import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Column } from '../../components/Column';
import { PageLink } from '../../components/PageLink';
import { Paragraph } from '../../components/RichText';
import { TicketLink } from '../../components/TicketLink';
import { hero } from '../../content/home';
import { chats } from '../../content/site';
import { lineFromHero } from '../../theme/dashedLine';
import { RULE_WIDTH, twoColumns } from '../../theme/mixins';
import { Headline } from './Headline';
import { HeroArt } from './HeroArt';
import { showInTurn } from './showInTurn';

/** Height in px of the dashed line below the hero's drawing. */
const LINE_HEIGHT = 96;

const Layout = styled(Column)(({ theme }) => ({
  ...twoColumns(21, 15),
  position: 'relative',
  gap: '24px 48px',
  alignItems: 'center',
  paddingBlock: 'clamp(24px, 5vw, 72px) clamp(24px, 12.7vw - 22px, 76px)',
  [theme.breakpoints.up('wide')]: { paddingBottom: LINE_HEIGHT + 40 },
  ...showInTurn(theme),
}));

/** Piece of the page's dashed line, from the drawing to the first section. */
const DashedLine = styled('span')(({ theme }) => ({
  ...lineFromHero(theme),
  height: LINE_HEIGHT,
}));

const Lead = styled(Paragraph)(({ theme }) => ({
  maxWidth: theme.measures.lineLength.lead,
  margin: '12px 0 20px',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 24,
    alignItems: 'center',
  },
}));

/** Note on the WhatsApp chat. In wide windows it stands below the button «Empezar» and the links. */
const CallNote = styled(Typography)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { order: 1, width: '100%' },
}));

/** Links to what most visitors ask first, in one row if they fit. */
const Links = styled('ul')(({ theme }) => ({
  ...theme.typography.button,
  color: theme.vars.palette.primary.main,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'clamp(16px, 6vw, 24px)',
  '& .MuiLink-root': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.measures.height.field,
    textUnderlineOffset: 6,
    textDecorationThickness: RULE_WIDTH,
  },
}));

const Proof = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.5em',
  marginTop: 12,
}) as typeof Typography;

const Disclosure = styled(Paragraph)(({ theme }) => ({
  maxWidth: theme.measures.lineLength.text,
  marginTop: 16,
}));

/** First view of the home page: headline, «Empezar», and the note that the service is private. */
export function Hero() {
  return (
    <Layout>
      <div>
        <Headline />
        <Lead variant="lead" text={hero.lead} />
        <Actions>
          <TicketLink href={chats.applicant} />
          <CallNote variant="body2">{hero.callNote}</CallNote>
          <Links role="list">
            {hero.links.map(({ text, href }) => (
              <li key={href}>
                <PageLink to={href}>{text}</PageLink>
              </li>
            ))}
          </Links>
        </Actions>
        <Proof variant="button" component="p">
          {hero.proof.map((proof) => (
            <span key={proof}>{proof} </span>
          ))}
        </Proof>
        <Disclosure variant="body2" color="textSecondary" text={hero.disclosure} />
      </div>
      <HeroArt />
      <DashedLine />
    </Layout>
  );
}
