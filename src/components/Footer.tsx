import { styled } from '@mui/material/styles';
import { Container } from './Container';
import { ExternalLink } from './ExternalLink';
import { Logo } from './Logo';
import type { LinkGroup } from './menuText';
import { PageLink } from './PageLink';
import { RichText, type RichTextParts } from './RichText';

/** Everything the footer says. */
export interface FooterText {
  readonly brand: string;
  readonly tagline: string;
  readonly product: LinkGroup;
  readonly company: LinkGroup;
  readonly socialTitle: string;
  readonly social: readonly { readonly name: string; readonly href: string }[];
  readonly copyright: string;
}

const Band = styled('footer')(({ theme }) => ({
  containIntrinsicSize: 'auto 800px',
  backgroundColor: theme.vars.palette.sand,
  borderTop: `2px dashed ${theme.vars.palette.divider}`,
  paddingBlock: '48px 32px',
  ...theme.typography.body2,
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '32px 16px',
  gridTemplateColumns: '1fr 1fr',
  '& > :first-of-type, & > :last-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    columnGap: 32,
    '& > :last-of-type': { gridColumn: 'auto' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '4.5fr 2.5fr 2.5fr 2.5fr',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 700,
  marginBottom: 4,
  // On the lines of the name and the tagline beside it.
  [theme.breakpoints.up('lg')]: { marginBlock: '8px 0' },
}));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  // The last group has the row to itself on a phone.
  'div:last-of-type > &': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: 16,
    [theme.breakpoints.up('sm')]: { display: 'block' },
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '6px 0',
    lineHeight: 1.3,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
}));

const SmallPrint = styled('div')(({ theme }) => ({
  marginTop: 32,
  paddingTop: 24,
  borderTop: `2px dotted ${theme.vars.palette.fieldBorder}`,
  display: 'grid',
  gap: 16,
  '& p': { maxWidth: '76ch' },
}));

interface FooterProps {
  text: FooterText;
  disclosure: RichTextParts;
  newTab: string;
}

/** The site's footer, the same on every page (specification, section 2). */
export function Footer({ text, disclosure, newTab }: FooterProps) {
  return (
    <Band data-below="">
      <Container>
        <Columns>
          <div>
            <Logo brand={text.brand} />
            <p>{text.tagline}</p>
          </div>
          {[text.product, text.company].map(({ title, links }) => (
            <div key={title}>
              <Title>{title}</Title>
              <List role="list">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <PageLink to={to}>{label}</PageLink>
                  </li>
                ))}
              </List>
            </div>
          ))}
          <div>
            <Title>{text.socialTitle}</Title>
            <List role="list">
              {text.social.map(({ name, href }) => (
                <li key={name}>
                  {href.startsWith('mailto:') ? (
                    <a href={href}>{name}</a>
                  ) : (
                    <ExternalLink href={href} newTab={newTab}>
                      {name}
                    </ExternalLink>
                  )}
                </li>
              ))}
            </List>
          </div>
        </Columns>
        <SmallPrint>
          <p>
            <RichText parts={disclosure} newTab={newTab} />
          </p>
          <p>{text.copyright}</p>
        </SmallPrint>
      </Container>
    </Band>
  );
}
