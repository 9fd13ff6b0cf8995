import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { RichText } from '../../components/RichText';
import { Section } from '../../components/Section';
import { anchors } from '../../config/paths';
import { requirements } from '../../content/home';
import { newTab, reviewedOn } from '../../content/site';

const Tickets = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

const Ticket = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 16,
  padding: 24,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  '& svg': {
    gridRow: 'span 2',
    width: 32,
    height: 32,
    padding: 4,
    borderRadius: '50%',
    border: `2px solid ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.primary.main,
    rotate: '-6deg',
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
    >
      <Tickets>
        {requirements.tickets.map(({ title, text }) => (
          <Ticket key={title}>
            <CheckIcon />
            <h3>{title}</h3>
            <p>{text}</p>
          </Ticket>
        ))}
      </Tickets>
      <Note>
        <RichText parts={requirements.note} newTab={newTab} /> {reviewedOn}.
      </Note>
    </Section>
  );
}
