import { styled } from '@mui/material/styles';
import arrival from '../art/closing.svg';
import { Container } from './Container';
import { TicketLink } from './TicketLink';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.site.sectionPadding,
  textAlign: 'center',
  borderTop: `2px dashed ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.h2 },
  '& img': { width: 'min(100%, 480px)', margin: '0 auto 20px' },
  '& p': { ...theme.typography.lead, margin: '12px 0 28px' },
}));

interface ClosingCallProps {
  title: string;
  text: string;
  start: { label: string; href: string; newTab: string };
}

/** Last invitation before the footer. */
export function ClosingCall({ title, text, start }: ClosingCallProps) {
  return (
    <Band aria-labelledby="cierre-titulo">
      <Container>
        <img src={arrival} alt="" width={560} height={200} loading="lazy" />
        <h2 id="cierre-titulo">{title}</h2>
        <p>{text}</p>
        <TicketLink {...start} />
      </Container>
    </Band>
  );
}
