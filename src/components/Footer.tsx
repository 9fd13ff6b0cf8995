import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { disclosure, footer } from '../content/site';
import { dottedRule, equalColumns, perforation, sectionBackground } from '../theme/mixins';
import { Column } from './Column';
import { Logo } from './Logo';
import { Paragraph } from './RichText';
import { PageOrExternalLink } from './PageOrExternalLink';

const Band = styled('footer')(({ theme }) => ({
  ...sectionBackground('sand'),
  borderTop: perforation(theme),
  paddingBlock: 'clamp(32px, 5vw, 48px) 32px',
  ...theme.typography.body2,
}));

const Columns = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'clamp(12px, 4vw, 32px) 16px',
});

const Identity = styled('div')({ flex: '2 1 17rem' });

const LinkGroup = styled('div')({ flex: '1 1 8rem' });

const Title = styled(Typography)(({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  // Aligns the title with the brand name in the first column, and the list with the tagline.
  marginTop: 8,
})) as typeof Typography;

const List = styled('ul')({
  // On a phone the last list is as wide as the footer, so its links have two columns.
  ...equalColumns('8rem'),
  columnGap: 16,
});

const FooterLink = styled(PageOrExternalLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.measures.height.touch,
  padding: '6px 0',
  lineHeight: 1.3,
  textUnderlineOffset: 4,
}));

const SmallPrint = styled('div')(({ theme }) => ({
  marginTop: 'clamp(20px, 4vw, 32px)',
  paddingTop: 'clamp(16px, 3vw, 24px)',
  borderTop: dottedRule(theme),
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${theme.measures.lineLength.text})`,
  gap: 16,
}));

export function Footer() {
  return (
    <Band>
      <Column>
        <Columns>
          <Identity>
            <Logo />
            <Typography variant="body2">{footer.tagline}</Typography>
          </Identity>
          {[footer.product, footer.company, footer.social].map(({ title, links }) => (
            <LinkGroup key={title}>
              <Title variant="body2" component="h2">
                {title}
              </Title>
              <List role="list">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <FooterLink href={to} underline="hover">
                      {label}
                    </FooterLink>
                  </li>
                ))}
              </List>
            </LinkGroup>
          ))}
        </Columns>
        <SmallPrint>
          <Paragraph variant="body2" text={disclosure} />
          <Typography variant="body2">{footer.copyright}</Typography>
        </SmallPrint>
      </Column>
    </Band>
  );
}
