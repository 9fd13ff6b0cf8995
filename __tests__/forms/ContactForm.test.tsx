import { screen, within } from '@testing-library/react';
import { contact, control, fakeNetwork, fill, setupUser, status, submitButton } from './bench';

beforeEach(() => sessionStorage.clear());

test('a filled form arrives as JSON, says so and starts over', async () => {
  const network = fakeNetwork();
  const user = setupUser();
  contact.render();
  await fill(user, contact.values);
  await user.click(screen.getByRole('button', { name: 'Turismo' }));
  await user.click(submitButton());
  expect(network.calls).toHaveLength(1);
  expect(JSON.parse(String(network.calls[0]!.init.body))).toEqual({
    ...contact.values,
    opcionSeleccionada: 'Turismo',
  });
  network.answer(status(200));
  const dialog = await screen.findByRole('alertdialog', { name: '¡Enviado!' });
  expect(within(dialog).getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(control('nombre')).toHaveValue('');
});
