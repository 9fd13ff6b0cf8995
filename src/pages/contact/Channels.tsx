import InstagramIcon from '@mui/icons-material/Instagram';
import MailIcon from '@mui/icons-material/MailOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { styled } from '@mui/material/styles';
import { ExternalLink } from '../../components/ExternalLink';
import { contact } from '../../content/contact';
import { newTab } from '../../content/site';

const icons = { email: MailIcon, instagram: InstagramIcon, whatsapp: WhatsAppIcon };

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 16,
  [theme.breakpoints.between('sm', 'lg')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: 96 },
}));

const Card = styled('li')(({ theme }) => ({
  padding: 20,
  backgroundColor: theme.vars.palette.sand,
  borderRadius: 10,
  '& svg': { color: theme.vars.palette.primary.main },
  '& h2': { ...theme.typography.h3, margin: '6px 0 2px' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textUnderlineOffset: 4,
  },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** The ways to write to us; address and number are text that can be copied. */
export function Channels() {
  return (
    <Cards role="list">
      {contact.channels.map(({ id, title, value, href, text }) => {
        const Icon = icons[id];
        return (
          <Card key={id}>
            <Icon />
            <h2>{title}</h2>
            {id === 'email' ? (
              <a href={href}>{value}</a>
            ) : (
              <ExternalLink href={href} newTab={newTab}>
                {value}
              </ExternalLink>
            )}
            <p>{text}</p>
          </Card>
        );
      })}
    </Cards>
  );
}
