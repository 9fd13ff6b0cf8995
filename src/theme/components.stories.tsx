import MenuIcon from '@mui/icons-material/Menu';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORM_STATE_ATTRIBUTE } from '../contract';
import { Row } from '../../.storybook/Row';
import { formTexts, resultTexts } from '../content/forms';
import { navigation, start } from '../content/site';

/**
 * Captions of a button's states, by class. For each class except `quieto`, storybook-addon-pseudo-states
 * shows the state that `parameters.pseudo` names.
 */
const states = {
  quieto: 'quieto',
  puntero: 'bajo el puntero',
  foco: 'con el foco',
  apretado: 'apretado',
};

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  textAlign: 'center',
  '& > figcaption': { ...theme.typography.body2, marginTop: 8 },
}));

/** Renders a button in four states: at rest, under the pointer, with the focus, pressed. */
const InEveryState = (props: ButtonProps) => (
  <Row>
    {Object.entries(states).map(([state, caption]) => (
      <Figure key={state}>
        <Button {...props} className={state} />
        <figcaption>{caption}</figcaption>
      </Figure>
    ))}
  </Row>
);

const meta = {
  title: 'Piezas/Botones',
  tags: ['autodocs'],
  component: InEveryState,
  parameters: {
    pseudo: { hover: '.puntero', focusVisible: '.foco', active: '.apretado' },
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
  name: 'Secundario',
  args: { variant: 'outlined', children: resultTexts.close },
};

export const Text: Story = {
  name: 'Texto',
  args: { variant: 'text', children: resultTexts.email },
};

export const Ticket: Story = { name: 'Boleto', args: { variant: 'ticket', children: start.label } };

export const TicketSmall: Story = {
  name: 'Boleto, chico',
  args: { variant: 'ticket', size: 'small', children: start.label },
};

export const Sending: Story = {
  name: 'Enviando',
  render: () => (
    <form {...{ [FORM_STATE_ATTRIBUTE]: 'sending' }}>
      <Button type="submit" aria-disabled>
        {formTexts.sending}
      </Button>
    </form>
  ),
};

export const Icon: Story = {
  name: 'Ícono',
  render: () => (
    <Row>
      {Object.entries(states).map(([state, caption]) => (
        <Figure key={state}>
          <IconButton className={state} aria-label={`${navigation.menuOpen}, ${caption}`}>
            <MenuIcon />
          </IconButton>
          <figcaption>{caption}</figcaption>
        </Figure>
      ))}
    </Row>
  ),
};
