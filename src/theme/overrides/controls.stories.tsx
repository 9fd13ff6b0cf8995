import MenuIcon from '@mui/icons-material/Menu';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/Row';
import { formTexts } from '../../content/forms';
import { navigation, start } from '../../content/site';

const states = ['quieto', 'puntero', 'foco', 'apretado'] as const;

/** Renders a button in four states: at rest, under the pointer, with the focus, pressed. */
const InEveryState = (props: ButtonProps) => (
  <Row>
    {states.map((state) => (
      <Button key={state} {...props} className={state} />
    ))}
  </Row>
);

const meta = {
  title: 'Piezas/Botones',
  tags: ['autodocs'],
  component: InEveryState,
  parameters: {
    pseudo: { hover: '.puntero', focusVisible: '.foco', active: '.apretado' },
    docs: {
      description: {
        component: 'De izquierda a derecha: quieto, bajo el puntero, con el foco, apretado.',
      },
    },
  },
} satisfies Meta<ButtonProps>;

export default meta;
type Story = StoryObj<ButtonProps>;

export const Contained: Story = { name: 'Principal', args: { children: formTexts.submit } };

export const ContainedSmall: Story = {
  name: 'Principal, chico',
  args: { size: 'small', children: formTexts.submit },
};

export const Outlined: Story = {
  name: 'Al lado',
  args: { variant: 'outlined', children: formTexts.clear },
};

export const Text: Story = { name: 'Texto', args: { variant: 'text', children: formTexts.clear } };

export const Ticket: Story = { name: 'Boleto', args: { variant: 'ticket', children: start.label } };

export const TicketSmall: Story = {
  name: 'Boleto, chico',
  args: { variant: 'ticket', size: 'small', children: start.label },
};

const ClosingTicket = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.ticket,
}));

export const TicketOchre: Story = {
  name: 'Boleto ocre, sobre el boleto de cierre',
  args: { variant: 'ticket', color: 'ochre', children: start.label },
  decorators: [
    (Buttons) => (
      <ClosingTicket>
        <Buttons />
      </ClosingTicket>
    ),
  ],
};

export const Sending: Story = {
  name: 'Enviando',
  render: () => (
    <Row>
      <Button aria-disabled>{formTexts.sending}</Button>
    </Row>
  ),
};

export const Icon: Story = {
  name: 'Ícono',
  render: () => (
    <Row>
      {states.map((state) => (
        <IconButton key={state} className={state} aria-label={`${navigation.menuOpen}, ${state}`}>
          <MenuIcon />
        </IconButton>
      ))}
    </Row>
  ),
};
