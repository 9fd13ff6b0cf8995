import InstagramIcon from '@mui/icons-material/Instagram';
import MailIcon from '@mui/icons-material/MailOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import qrCode from 'virtual:qr/question.svg';
import { ExternalLink } from '../../components/ExternalLink';
import { RichText } from '../../components/RichText';
import { ScanCode } from '../../components/ScanCode';
import { WhatsAppIcon } from '../../components/WhatsAppIcon';
import { contact } from '../../content/contact';
import { besideCode, equalColumns, sectionBackground } from '../../theme/mixins';

const icons = { email: <MailIcon />, instagram: <InstagramIcon />, whatsapp: <WhatsAppIcon /> };

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(8px, 2vw, 16px)',
  [theme.breakpoints.down('lg')]: equalColumns('13.5rem'),
  [theme.breakpoints.up('lg')]: { containerType: 'inline-size' },
}));

const Card = styled('li')(({ theme }) => ({
  padding: 20,
  ...sectionBackground('sand'),
  borderRadius: theme.measures.radius.card,
  '& svg': { color: theme.vars.palette.primary.main },
  // Not in narrower windows, where `Cards` is no container.
  [theme.breakpoints.up('lg')]: {
    [besideCode]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'repeat(4, auto) 1fr',
      gridAutoFlow: 'column',
      columnGap: 16,
      justifyItems: 'start',
    },
  },
  // On a phone the cards are above the form. So that the cards take less height, the icon replaces the
  // heading (`Title`).
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: 8,
    padding: '0 8px 6px',
    '& svg': { gridRow: 'span 2', alignSelf: 'center' },
  },
}));

/** On a phone only screen readers read it. */
const Title = styled(Typography)(({ theme }) => ({
  margin: '6px 0 2px',
  [theme.breakpoints.down('sm')]: { position: 'absolute', clipPath: 'inset(50%)' },
})) as typeof Typography;

const Address = styled(ExternalLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.measures.height.touch,
  fontWeight: theme.typography.button.fontWeight,
  textUnderlineOffset: 4,
  [theme.breakpoints.down('sm')]: { paddingBlock: 8 },
}));

/** On a phone the text moves into the padding of the address above, also below one of two lines. */
const Text = styled(Typography)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { marginTop: -10 },
}));

const Code = styled(ScanCode)(({ theme }) => ({
  width: 'fit-content',
  marginTop: 8,
  [theme.breakpoints.up('lg')]: {
    [besideCode]: { gridRow: '1 / span 5', gridColumn: 2, marginTop: 0 },
  },
}));

/** Lets an address or a user name break between its parts. Without `<wbr>` a long one would break within a word. */
const breakable = (value: string) =>
  value.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <RichText text={part} />
    </Fragment>
  ));

/**
 * Cards with links to e-mail, Instagram and WhatsApp. The text of a link is the address, the user name or
 * the number, so that visitors can copy it.
 */
export function Channels() {
  return (
    <Cards role="list">
      {contact.channels.map(({ id, title, value, href, text }) => (
        <Card key={id}>
          {icons[id]}
          <Title variant="h3" component="h2">
            {title}
          </Title>
          <Address href={href}>
            <span translate="no">{breakable(value)}</span>
          </Address>
          <Text variant="body2" color="textSecondary">
            {text}
          </Text>
          {id === 'whatsapp' && <Code src={qrCode} />}
        </Card>
      ))}
      {contact.notes.map((note) => (
        <Typography key={note} component="li">
          {note}
        </Typography>
      ))}
    </Cards>
  );
}
