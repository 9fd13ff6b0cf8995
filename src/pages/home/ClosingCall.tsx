import { styled } from '@mui/material/styles';
import { Container } from '../../components/Container';
import { TicketLink } from '../../components/TicketLink';
import { closingCall, hero } from '../../content/home';
import { newTab, start } from '../../content/site';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.site.sectionPadding,
  textAlign: 'center',
  borderTop: `2px dashed ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.h2 },
  '& p': { ...theme.typography.lead, margin: '12px 0 28px' },
}));

/** Last invitation before the footer. */
export function ClosingCall() {
  return (
    <Band aria-labelledby="cierre-titulo">
      <Container>
        <h2 id="cierre-titulo">{closingCall.title}</h2>
        <p>{closingCall.text}</p>
        <TicketLink href={start.url(hero.page)} label={start.label} newTab={newTab} />
      </Container>
    </Band>
  );
}
