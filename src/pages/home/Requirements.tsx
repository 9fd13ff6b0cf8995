import { anchors } from '../../content/pages';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { notchHoles, perforation } from '../../theme/mixins';
import { CardText } from '../../components/CardText';
import { Paragraph, RichText } from '../../components/RichText';
import { Section } from '../../components/Section';
import { requirements } from '../../content/home';
import { reviewedOn } from '../../content/site';

const TICKET_GAP = 'clamp(12px, 3vw, 24px)';

const Tickets = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: TICKET_GAP,
  '& + &': { marginTop: TICKET_GAP },
});

/** Card drawn as a ticket: a perforation separates the title from the text. */
const Ticket = styled(Paper)({ flex: '1 1 13.5rem' }) as typeof Paper;

const PADDING = 'clamp(10px, 1.4vw, 16px) clamp(16px, 4vw, 24px)';

const TicketTitle = styled(Typography)({ padding: PADDING });

const TicketBody = styled('div')(({ theme }) => ({
  padding: PADDING,
  position: 'relative',
  borderTop: perforation(theme),
  ...notchHoles(theme, 'top'),
}));

const Notes = styled('div')(({ theme }) => ({
  maxWidth: theme.measures.lineLength.text,
  marginTop: 'clamp(16px, 4vw, 28px)',
}));

export function Requirements() {
  return (
    <Section id={anchors.requirements} title={requirements.title} tone="sand" mark="requisitos">
      {[requirements.tickets, requirements.byVisa].map((tickets) => (
        <Tickets key={tickets[0].title} role="list">
          {tickets.map(({ title, text }) => (
            <Ticket key={title} variant="card" component="li">
              <TicketTitle variant="h3">{title}</TicketTitle>
              <TicketBody>
                <CardText text={text} />
              </TicketBody>
            </Ticket>
          ))}
        </Tickets>
      ))}
      <Notes>
        <Paragraph gutterBottom text={requirements.depends} />
        <Paragraph gutterBottom text={requirements.interview} />
        <Typography variant="body2" color="textSecondary">
          <RichText text={requirements.note} />
          {reviewedOn && ` ${reviewedOn}.`}
        </Typography>
      </Notes>
    </Section>
  );
}
