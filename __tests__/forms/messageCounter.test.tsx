import { screen } from '@testing-library/react';
import { counterTexts, fieldTexts } from '../../src/content/forms';
import {
  contact,
  control,
  fill,
  advanceTime,
  setupUser,
  submitButton,
  withFakeTime,
} from './formFixture';

beforeEach(() => sessionStorage.clear());
withFakeTime();

/** The texts about the message's length in the live regions. */
const spoken = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .filter((text) => /carácter|caracteres/.test(text));

test('R-FORM-17: the counter shows and tells how much is written', async () => {
  const user = setupUser();
  contact.render();
  expect(screen.getByText('0/112')).toBeVisible();
  await user.type(control('mensaje'), 'Hola 👋');
  expect(screen.getByText('7/112')).toHaveAttribute('aria-hidden', 'true');
  expect(control('mensaje')).toHaveAccessibleDescription(
    `${fieldTexts.mensaje.hint} ${counterTexts.spoken(7)}`,
  );
});

test('R-FORM-17: it is spoken a second after typing stops, and only from 20 left', async () => {
  const user = setupUser();
  contact.render();
  await fill(user, { mensaje: 'x'.repeat(90) });
  await advanceTime(1500);
  expect(spoken()).toEqual([]);
  await user.type(control('mensaje'), 'xx');
  await advanceTime(900);
  expect(spoken()).toEqual([]);
  await user.type(control('mensaje'), 'x');
  await advanceTime(900);
  expect(spoken()).toEqual([]);
  await advanceTime(100);
  expect(spoken()).toEqual(['Te quedan 19 caracteres.']);
  await user.paste('x'.repeat(18));
  await advanceTime(1000);
  expect(spoken()).toEqual(['Te queda 1 carácter.']);
  await user.type(control('mensaje'), 'xyz');
  await advanceTime(1000);
  expect(control('mensaje')).toHaveValue('x'.repeat(112));
  expect(spoken()).toEqual(['Llegaste a los 112 caracteres.']);
  await user.clear(control('mensaje'));
  await advanceTime(1000);
  expect(spoken()).toEqual([]);
});

test('R-FORM-05, R-FORM-17: a paste that is cut says so, until the text changes again', async () => {
  const user = setupUser();
  contact.render();
  await user.click(control('mensaje'));
  await user.paste('x'.repeat(113));
  expect(control('mensaje')).toHaveValue('x'.repeat(112));
  expect(screen.getByText(counterTexts.truncated)).toBeVisible();
  await advanceTime(1000);
  expect(spoken()).toEqual([counterTexts.truncated]);
  await user.keyboard('{Backspace}');
  expect(screen.queryByText(counterTexts.truncated, { selector: 'p *' })).not.toBeInTheDocument();
});

test('R-FORM-17: a paste that fits, also in place of a selection, says nothing', async () => {
  const user = setupUser();
  contact.render();
  await user.click(control('mensaje'));
  await user.paste('x'.repeat(112));
  expect(screen.queryByText(counterTexts.truncated)).not.toBeInTheDocument();
  control('mensaje').setSelectionRange(0, 12);
  await user.paste('y'.repeat(12));
  expect(screen.queryByText(counterTexts.truncated)).not.toBeInTheDocument();
  expect(control('mensaje')).toHaveValue('y'.repeat(12) + 'x'.repeat(100));
  await user.paste('z');
  expect(screen.getByText(counterTexts.truncated)).toBeVisible();
});

test('R-FORM-15, R-FORM-17: an error and the counter stand together', async () => {
  const user = setupUser();
  contact.render();
  await fill(user, { ...contact.values, mensaje: ' ' });
  await user.click(submitButton());
  await advanceTime(100);
  expect(control('mensaje')).toHaveFocus();
  expect(control('mensaje')).toHaveAccessibleDescription(
    `${fieldTexts.mensaje.missing} ${counterTexts.spoken(1)}`,
  );
});
