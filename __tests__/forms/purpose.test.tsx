import { screen, waitFor, within } from '@testing-library/react';
import { labels } from '../support/leads';
import { contact, control, fill, setupUser, submitButton } from './bench';
import { fakeNetwork, status } from '../support/network';

beforeEach(() => sessionStorage.clear());

const purposes = ['Trabajo', 'Estudio', 'Turismo'];
const toggle = (name: string) => screen.getByRole('button', { name });
const pressed = () =>
  purposes.filter((name) => toggle(name).getAttribute('aria-pressed') === 'true');

test('R-FORM-06: the group is named and offers exactly three purposes, none chosen', () => {
  contact.render();
  const group = screen.getByRole('group', { name: labels.opcionSeleccionada });
  expect(
    within(group)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(purposes);
  expect(pressed()).toEqual([]);
});

test('R-FORM-06: one at most is chosen, and a second press takes it back', async () => {
  const user = setupUser();
  contact.render();
  await user.click(toggle('Estudio'));
  expect(pressed()).toEqual(['Estudio']);
  await user.click(toggle('Turismo'));
  expect(pressed()).toEqual(['Turismo']);
  await user.click(toggle('Turismo'));
  expect(pressed()).toEqual([]);
});

test('R-A11Y-02, R-FORM-06: the keyboard reaches and presses each one', async () => {
  const user = setupUser();
  contact.render();
  await user.click(control('telefono'));
  for (const name of purposes) {
    await user.tab();
    expect(toggle(name)).toHaveFocus();
    await user.keyboard(' ');
    expect(pressed()).toEqual([name]);
  }
  await user.keyboard('{Enter}');
  expect(pressed()).toEqual([]);
  await user.tab();
  expect(control('mensaje')).toHaveFocus();
});

test.each([...purposes, ''])(
  'R-FORM-06, R-FORM-11, R-FORM-16: the choice %p goes with the form and is cleared by success',
  async (purpose) => {
    const network = fakeNetwork();
    const user = setupUser();
    contact.render();
    await fill(user, contact.values);
    if (purpose) await user.click(toggle(purpose));
    await user.click(submitButton());
    await user.click(toggle('Trabajo'));
    expect(pressed()).toEqual(purpose ? [purpose] : []);
    expect(JSON.parse(String(network.calls[0]!.init.body))).toHaveProperty(
      'opcionSeleccionada',
      purpose,
    );
    network.answer(status(200));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cerrar' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(pressed()).toEqual([]);
  },
);

test('R-FORM-13: a failure keeps the choice', async () => {
  const network = fakeNetwork();
  const user = setupUser();
  contact.render();
  await fill(user, contact.values);
  await user.click(toggle('Estudio'));
  await user.click(submitButton());
  network.answer(status(500));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(pressed()).toEqual(['Estudio']);
});
