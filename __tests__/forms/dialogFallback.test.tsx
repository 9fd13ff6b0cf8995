import { screen, within } from '@testing-library/react';
import { resultWords } from '../../src/content/forms';
import { agency, contact, control, fill, setupUser, submitButton } from './bench';
import { fakeNetwork, status } from '../support/network';

let chunkIsThere = false;
jest.mock('@mui/material/Dialog', () => {
  if (!chunkIsThere) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('@mui/material/Dialog');
});

beforeEach(() => {
  sessionStorage.clear();
  chunkIsThere = false;
});

test.each([
  [
    'contacto',
    contact,
    'Hubo un problema al enviar el formulario: Error en el envío del formulario',
  ],
  ['agencia', agency, 'Hubo un error al enviar el mensaje. Inténtelo de nuevo más tarde.'],
] as const)(
  "R-ERR-07, R-LEAD-16: %s: without the dialog's code the form itself shows the result",
  async (_form, { render, values }, failure) => {
    const network = fakeNetwork();
    const user = setupUser();
    render();
    await fill(user, values);
    await user.click(submitButton());
    network.answer(new TypeError('Failed to fetch'));
    const shown = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(screen.getByRole('form')).toContainElement(shown);
    expect(within(shown).getByText(failure)).toBeVisible();
    expect(within(shown).getByRole('link', { name: resultWords.email })).toBeVisible();
    expect(within(shown).getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(submitButton()).toHaveFocus();
    expect(control('nombre')).toHaveValue(values.nombre);
  },
);

test('R-FORM-10: a later try fetches the code again and shows the dialog', async () => {
  chunkIsThere = true;
  const network = fakeNetwork();
  const user = setupUser();
  contact.render();
  await fill(user, contact.values);
  await user.click(submitButton());
  network.answer(status(200));
  const modal = await screen.findByRole('alertdialog', { name: '¡Enviado!' });
  expect(modal).toHaveAttribute('aria-modal', 'true');
});
