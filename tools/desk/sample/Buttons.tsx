import MenuIcon from '@mui/icons-material/Menu';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { formWords } from '../../../src/content/forms';
import { navigation, start } from '../../../src/content/site';
import { Mark } from '../../../src/forms/fields/Mark';
import type { HeldState } from './heldStates';
import { Row } from './Row';

const states: readonly (readonly [HeldState | '', string])[] = [
  ['', 'quieto'],
  ['bajo-el-puntero', 'bajo el puntero'],
  ['con-foco', 'con el foco del teclado'],
  ['apretado', 'apretado'],
];
const variants: readonly (readonly [string, ButtonProps])[] = [
  ['Principal (contained)', { children: formWords.submit }],
  ['Principal, chico', { size: 'small', children: formWords.submit }],
  ['Al lado (outlined)', { variant: 'outlined', children: formWords.clear }],
  ['Texto (text)', { variant: 'text', children: formWords.clear }],
  ['Boleto (ticket)', { variant: 'ticket', children: start.label }],
  ['Boleto, chico', { variant: 'ticket', size: 'small', children: start.label }],
];

const Night = styled('div')(({ theme }) => ({ backgroundColor: theme.vars.palette.ticket }));

const inAll = (props: ButtonProps) =>
  states.map(([held, name]) => <Button key={name} {...props} className={held} title={name} />);

/** Every button in every state: at rest, under the pointer, with the focus, pressed. */
export function Buttons() {
  return (
    <>
      {variants.map(([name, props]) => (
        <Row key={name} name={`${name}: ${states.map(([, state]) => state).join(', ')}`}>
          {inAll(props)}
        </Row>
      ))}
      <Night>
        {inAll({ variant: 'ticket', color: 'ochre', children: start.label, sx: { m: 2 } })}
      </Night>
      <Row name="Enviando">
        <Button aria-disabled>
          {formWords.sending} <Mark name="arrow" />
        </Button>
      </Row>
      <Row name="Ícono">
        {states.map(([held, name]) => (
          <IconButton key={name} className={held} aria-label={navigation.menuOpen} title={name}>
            <MenuIcon />
          </IconButton>
        ))}
      </Row>
    </>
  );
}
