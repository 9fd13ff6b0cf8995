import { renderToStaticMarkup } from 'react-dom/server';
import { addCopies } from '../../src/boot/addCopies';
import { ExtraFields } from '../../src/forms/ExtraFields';
import { agencyForm, contactForm } from '../../src/forms/fields/definitions';
import { sendRequest } from '../../src/forms/submit/request';
import { payloads } from '../support/leads';
import { fakeNetwork, fieldsIn } from '../support/network';

jest.mock('../../src/config/optional', () => ({
  __esModule: true,
  extraFields: { access_key: 'De {correo}', email: '{correo}', subject: '{mensaje}' },
  multipartOnly: true,
  confirmation: '',
}));

test.each([agencyForm, contactForm])(
  'R-OWNER-19: the app sends the owner’s extra fields after those of the form, as multipart if the service needs it',
  (form) => {
    const network = fakeNetwork();
    const values = payloads[form.id];
    void sendRequest(form, values);
    const { init } = network.calls[0]!;
    expect(init.body).toBeInstanceOf(FormData);
    expect(init.headers).toEqual({ Accept: 'application/json' });
    const { correo: email, mensaje: subject } = values;
    expect(Object.entries(fieldsIn(init))).toEqual(
      Object.entries({ ...values, access_key: 'De {correo}', email, ...(subject && { subject }) }),
    );
  },
);

test('R-OWNER-19: a form that the browser posts has the same extra fields', () => {
  document.body.innerHTML = `<form><input name="correo" value="ana@gmail.com">${renderToStaticMarkup(
    <ExtraFields fields={agencyForm.fields} />,
  )}</form>`;
  const form = document.querySelector('form')!;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    correo: 'ana@gmail.com',
    access_key: 'De {correo}',
  });
  addCopies();
  // jsdom does not dispatch `formdata`.
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
  expect(Object.fromEntries(formData)).toEqual({
    correo: 'ana@gmail.com',
    access_key: 'De {correo}',
    email: 'ana@gmail.com',
  });
});
