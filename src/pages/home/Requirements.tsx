import { anchors } from '../../content/pages';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { perforation, RULE_WIDTH } from '../../theme/borders';
import { notchHoles } from '../../theme/notches';
import { RichText } from '../../components/RichText';
import { Section } from '../../components/Section';
import { requirements } from '../../content/home';
import { reviewedOn } from '../../content/site';

const Tickets = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 'clamp(12px, 3vw, 24px)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

/** Card drawn as a ticket: a perforation separates the number from the text. */
const Ticket = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'clamp(56px, 15vw, 72px) 1fr',
  '& > b': {
    display: 'grid',
    placeContent: 'center',
    placeSelf: 'start center',
    // Aligns the number with the title.
    marginTop: 'clamp(11px, 3vw, 17px)',
    width: 36,
    height: 36,
    borderRadius: '50%',
    border: `${RULE_WIDTH}px solid`,
    color: theme.vars.palette.primary.main,
    rotate: '-8deg',
  },
  '& > div': {
    position: 'relative',
    padding: 'clamp(16px, 4vw, 22px) clamp(16px, 4vw, 24px)',
    [theme.breakpoints.down('sm')]: { '& p': { lineHeight: theme.site.compactLines } },
    borderLeft: perforation(theme),
    ...notchHoles(theme, 'left'),
  },
})) as typeof Paper;

const Notes = styled('div')({ maxWidth: '46rem', marginTop: 'clamp(16px, 4vw, 28px)' });

export function Requirements() {
  return (
    <Section id={anchors.requirements} title={requirements.title} tone="sand" mark="requisitos">
      <Tickets role="list">
        {requirements.tickets.map(({ title, text }, index) => (
          <Ticket key={title} variant="card" component="li">
            {/* A number and not a tick, because a tick would say that the requirement is met. */}
            <b aria-hidden="true">{index + 1}</b>
            <div>
              <Typography variant="h3" gutterBottom>
                {title}
              </Typography>
              <Typography>
                <RichText text={text} />
              </Typography>
            </div>
          </Ticket>
        ))}
      </Tickets>
      <Notes>
        <Typography gutterBottom>
          <RichText text={requirements.bring} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <RichText text={requirements.note} />
          {reviewedOn && ` ${reviewedOn}.`}
        </Typography>
      </Notes>
    </Section>
  );
}
