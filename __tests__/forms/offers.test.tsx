import { screen, waitFor } from '@testing-library/react';
import { fieldTexts } from '../../src/content/forms';
import { fakeNetwork, fieldsIn, status } from '../support/network';
import { agency, contact, control, fill, setupUser, submitButton } from './bench';

beforeEach(() => sessionStorage.clear());

test('R-FORM-18: an address without its scheme gets the whole one by one tap', async () => {
  const network = fakeNetwork();
  const user = setupUser();
  agency.render();
  await fill(user, { ...agency.values, web: 'www.agencia.com.ar' });
  expect(screen.queryByRole('button', { name: /^Usar/ })).not.toBeInTheDocument();
  await user.click(submitButton());
  expect(network.calls).toHaveLength(0);
  await waitFor(() => expect(control('web')).toHaveFocus());
  expect(control('web')).toHaveAccessibleDescription(fieldTexts.web.noScheme);
  await user.click(screen.getByRole('button', { name: 'Usar https://www.agencia.com.ar' }));
  expect(control('web')).toHaveValue('https://www.agencia.com.ar');
  expect(control('web')).toHaveFocus();
  await waitFor(() => expect(control('web')).toHaveAttribute('aria-invalid', 'false'));
  await user.click(submitButton());
  expect(fieldsIn(network.calls[0]!.init)).toMatchObject({ web: 'https://www.agencia.com.ar' });
  network.answer(status(200));
  await screen.findByRole('alertdialog');
});

test('R-FORM-07: the telephone carries a hint, never a refusal for its shape', async () => {
  const network = fakeNetwork();
  const user = setupUser();
  contact.render();
  expect(control('telefono')).toHaveAccessibleDescription(fieldTexts.telefono.hint);
  await fill(user, { ...contact.values, telefono: 'por la tarde' });
  await user.click(submitButton());
  expect(network.calls).toHaveLength(1);
  network.answer(status(200));
  await screen.findByRole('alertdialog');
});

describe.each([contact, agency])('a form', ({ values, render }) => {
  test('R-FORM-16: a correction tapped while sending changes nothing: it would not have been sent', async () => {
    const network = fakeNetwork();
    const user = setupUser();
    render();
    await fill(user, { ...values, correo: 'ana@gmail.con' });
    await user.click(submitButton());
    await user.click(screen.getByRole('button', { name: '¿Quisiste decir ana@gmail.com?' }));
    expect(control('correo')).toHaveValue('ana@gmail.con');
    network.answer(status(500));
    await screen.findByRole('alertdialog');
  });
});
