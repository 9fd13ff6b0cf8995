import { act, screen } from '@testing-library/react';
import { counterTexts, fieldTexts } from '../../src/content/forms';
import { setupUser } from '../support/render';
import { contact, control, submitButton } from './formFixture';

beforeEach(() => void jest.useFakeTimers());

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Renders the contact form and returns a user who types in the message. */
async function openMessage() {
  const user = setupUser();
  contact.render();
  await user.click(control('mensaje'));
  return user;
}

/** Returns the texts about the message's length in the live regions after a time, in ms. */
async function announcedAfter(ms: number) {
  await advanceTime(ms);
  return screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .filter((text) => /carácter|caracteres/.test(text));
}

test('R-FORM-17a, R-A11Y-03d: the counter and the field’s description state the message’s length, the description also beside an error', async () => {
  const user = await openMessage();
  expect(screen.getByText('0/112')).toBeVisible();
  await user.keyboard('Hola 👋');
  expect(screen.getByText('7/112')).toHaveAttribute('aria-hidden', 'true');
  expect(control('mensaje')).toHaveAccessibleDescription(
    RegExp(`^¿Más largo\\? Usá WhatsApp.* ${counterTexts.spoken(7)}$`),
  );
  await user.clear(control('mensaje'));
  await user.keyboard(' ');
  await user.click(submitButton());
  await advanceTime(100);
  expect(control('mensaje')).toHaveAccessibleDescription(
    `${fieldTexts.mensaje.missing} ${counterTexts.spoken(1)}`,
  );
});

test('R-FORM-17b: near the limit the remaining characters are announced a second after typing stops', async () => {
  const user = await openMessage();
  await user.paste('x'.repeat(91));
  expect(await announcedAfter(1500)).toEqual([]);
  await user.keyboard('x');
  expect(await announcedAfter(1000)).toEqual(['Te quedan 20 caracteres.']);
  await user.keyboard('x');
  await advanceTime(900);
  await user.keyboard('x');
  expect(await announcedAfter(900)).toEqual(['Te quedan 20 caracteres.']);
  expect(await announcedAfter(100)).toEqual(['Te quedan 18 caracteres.']);
  await user.paste('x'.repeat(17));
  expect(await announcedAfter(1000)).toEqual(['Te queda 1 carácter.']);
  await user.keyboard('xyz');
  expect(control('mensaje')).toHaveValue('x'.repeat(112));
  expect(await announcedAfter(1000)).toEqual(['Llegaste a los 112 caracteres.']);
  await user.clear(control('mensaje'));
  expect(await announcedAfter(1000)).toEqual([]);
});

test('R-FORM-17c: at its limit the field says that it is full and where a longer message can go; below it no longer', async () => {
  const user = await openMessage();
  const full = 'Llegaste a los 112 caracteres. ¿Más largo? Usá WhatsApp';
  await user.paste('x'.repeat(130));
  expect(control('mensaje')).toHaveValue('x'.repeat(112));
  expect(control('mensaje')).toHaveAccessibleDescription(expect.stringContaining(full));
  await user.keyboard('{Backspace}');
  expect(control('mensaje')).not.toHaveAccessibleDescription(expect.stringContaining(full));
  expect(control('mensaje')).toHaveAccessibleDescription(expect.stringContaining('¿Más largo?'));
});
