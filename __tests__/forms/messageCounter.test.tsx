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
const readAnnouncements = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .filter((text) => /carácter|caracteres/.test(text));

test('R-FORM-17: the counter and the field’s description state the message’s length', async () => {
  const user = setupUser();
  contact.render();
  expect(screen.getByText('0/112')).toBeVisible();
  await user.type(control('mensaje'), 'Hola 👋');
  expect(screen.getByText('7/112')).toHaveAttribute('aria-hidden', 'true');
  expect(control('mensaje')).toHaveAccessibleDescription(
    `${fieldTexts.mensaje.hint} ${counterTexts.spoken(7)}`,
  );
});

test('R-FORM-17: near the limit the remaining characters are announced a second after typing stops', async () => {
  const user = setupUser();
  contact.render();
  await fill(user, { mensaje: 'x'.repeat(91) });
  await advanceTime(1500);
  expect(readAnnouncements()).toEqual([]);
  await user.type(control('mensaje'), 'x');
  await advanceTime(1000);
  expect(readAnnouncements()).toEqual(['Te quedan 20 caracteres.']);
  await user.type(control('mensaje'), 'x');
  await advanceTime(900);
  await user.type(control('mensaje'), 'x');
  await advanceTime(900);
  expect(readAnnouncements()).toEqual(['Te quedan 20 caracteres.']);
  await advanceTime(100);
  expect(readAnnouncements()).toEqual(['Te quedan 18 caracteres.']);
  await user.paste('x'.repeat(17));
  await advanceTime(1000);
  expect(readAnnouncements()).toEqual(['Te queda 1 carácter.']);
  await user.type(control('mensaje'), 'xyz');
  await advanceTime(1000);
  expect(control('mensaje')).toHaveValue('x'.repeat(112));
  expect(readAnnouncements()).toEqual(['Llegaste a los 112 caracteres.']);
  await user.clear(control('mensaje'));
  await advanceTime(1000);
  expect(readAnnouncements()).toEqual([]);
});

test('R-FORM-05, R-FORM-17: the field says that a pasted text was truncated, until the text changes', async () => {
  const user = setupUser();
  contact.render();
  await user.click(control('mensaje'));
  await user.paste('x'.repeat(113));
  expect(control('mensaje')).toHaveValue('x'.repeat(112));
  expect(screen.getByText(counterTexts.truncated)).toBeVisible();
  await advanceTime(1000);
  expect(readAnnouncements()).toEqual([counterTexts.truncated]);
  await user.keyboard('{Backspace}');
  expect(screen.queryByText(counterTexts.truncated, { selector: 'p *' })).not.toBeInTheDocument();
});

test('R-FORM-17: a pasted text that fits, also in place of a selection, shows no truncation message', async () => {
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

test('R-FORM-15, R-FORM-17: the description of a refused message has error and length', async () => {
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
