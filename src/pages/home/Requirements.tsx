import { anchors } from '../../content/pages';
import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { RichText } from '../../components/RichText';
import { Section } from '../../components/Section';
import { requirements } from '../../content/home';
import { newTab, reviewedOn } from '../../content/site';
import { notch } from './notch';

const Tickets = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

/** A ticket: the stub with its tick at the left of the perforation. */
const Ticket = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  '& > svg': {
    placeSelf: 'start center',
    // On the line of the title.
    marginTop: 17,
    width: 36,
    height: 36,
    padding: 4,
    borderRadius: '50%',
    border: '2.5px solid',
    color: theme.vars.palette.primary.main,
    rotate: '-8deg',
  },
  '& > div': {
    position: 'relative',
    padding: '22px 24px',
    borderLeft: `2px dashed ${theme.vars.palette.divider}`,
    '&::before, &::after': { ...notch(theme), left: -11 },
    '&::before': { top: -11.5, clipPath: 'inset(50% 0 0)' },
    '&::after': { bottom: -11.5, clipPath: 'inset(0 0 50%)' },
  },
  '& h3': { ...theme.typography.h3, marginBottom: 6 },
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '46rem',
  marginTop: 28,
  color: theme.vars.palette.text.secondary,
}));

/** What an applicant needs: three tickets and where the rules are (specification, section 2). */
export function Requirements() {
  return (
    <Section
      id={anchors.requirements}
      title={requirements.title}
      lead={requirements.lead}
      tone="sand"
      mark="requisitos"
    >
      <Tickets role="list">
        {requirements.tickets.map(({ title, text }) => (
          <Ticket key={title}>
            <CheckIcon />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </Ticket>
        ))}
      </Tickets>
      <Note>
        <RichText parts={requirements.note} newTab={newTab} /> {reviewedOn}.
      </Note>
    </Section>
  );
}
