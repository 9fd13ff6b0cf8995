import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../.storybook/Row';
import { pages } from '../content/pages';
import { disclosure, footer } from '../content/site';
import { ExternalLink } from './ExternalLink';
import { PageLink } from './PageLink';
import { RichText } from './RichText';

const meta = {
  title: 'Piezas/Enlaces',
  tags: ['autodocs'],
  parameters: { pseudo: { hover: '.puntero', focusVisible: '.foco' } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const ToPage: Story = {
  name: 'A otra página: quieto, bajo el puntero, con el foco',
  render: () => (
    <Row>
      {['quieto', 'puntero', 'foco'].map((state) => (
        <PageLink key={state} className={state} to={pages.about.path}>
          {pages.about.name}
        </PageLink>
      ))}
    </Row>
  ),
};

export const ToOtherSite: Story = {
  name: 'A otro sitio',
  render: () => (
    <Row>
      {footer.social.links.map(({ label, to }) => (
        <ExternalLink key={to} href={to}>
          {label}
        </ExternalLink>
      ))}
    </Row>
  ),
};

export const WithinText: Story = {
  name: 'Dentro de un texto',
  render: () => (
    <Row>
      <Typography variant="body2" color="textSecondary">
        <RichText text={disclosure} />
      </Typography>
    </Row>
  ),
};
