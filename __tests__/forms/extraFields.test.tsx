import { screen } from '@testing-library/react';
import { sendRequest } from '../../src/forms/submit/request';
import { formIds, payloads } from '../support/leads';
import { fakeNetwork, fieldsIn } from '../support/network';
import { agency, control } from './formFixture';

jest.mock('../../src/config/optional', () => ({
  __esModule: true,
  extraFields: { key: 'De {correo}', email: '{correo}', name: '{nombre}', subject: '{mensaje}' },
  multipartOnly: true,
  confirmation: '',
}));

test.each(formIds)(
  'R-OWNER-19b: the app sends the owner’s extra fields after those of the form «%s», as multipart if the service needs it',
  (form) => {
    const network = fakeNetwork();
    const values = payloads[form];
    void sendRequest('json', values);
    const { init } = network.calls[0]!;
    expect(init.body).toBeInstanceOf(FormData);
    expect(init.headers).toEqual({ Accept: 'application/json' });
    const { correo: email, nombre: name, mensaje: subject } = values;
    expect(Object.entries(fieldsIn(init))).toEqual(
      Object.entries({ ...values, key: 'De {correo}', email, name, ...(subject && { subject }) }),
    );
  },
);

test('R-OWNER-19b: a form that the browser posts has the extra fields, but no copies', () => {
  agency.render();
  const { values } = agency;
  for (const [field, value] of Object.entries(values)) control(field).value = value;
  const posted = Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')));
  expect(posted).toEqual({ ...values, key: 'De {correo}' });
});
