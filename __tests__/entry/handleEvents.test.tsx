import { fireEvent, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { handleEvents } from '../../src/entry/handleEvents';
import { counterTexts, fieldTexts, formTexts } from '../../src/content/forms';
import { contactForm } from '../../src/forms/fields/definitions';
import { LeadForm } from '../../src/forms/LeadForm';
import { control, draftOf, submitButton, themed } from '../forms/formFixture';

let stop: () => void;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  page.id = 'root';
  page.innerHTML = renderToString(
    themed(
      <main>
        <LeadForm form={contactForm} />
      </main>,
    ),
  );
  stop = handleEvents();
});
afterEach(() => {
  stop();
  page.remove();
});

test('R-FORM-17, R-PERF-12: before hydration the counter, seen and heard, counts a text as maxlength does', () => {
  for (const text of ['x'.repeat(10), 'Hola 👋', '']) {
    fireEvent.input(control('mensaje'), { target: { value: text } });
    for (const counter of [counterTexts.visible, counterTexts.spoken])
      expect(screen.getByText(counter(text.length))).toBeVisible();
  }
});

const [, study, tourism] = formTexts.purposes;
const purposeSelect = () => page.querySelector('select')!;
const pressedLabels = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('R-FORM-06, R-PERF-12: before hydration a purpose can be selected, changed and cleared', () => {
  fireEvent.click(screen.getByRole('button', { name: study }).firstElementChild!);
  expect([purposeSelect().value, pressedLabels()]).toEqual([study, [study]]);
  fireEvent.click(screen.getByRole('button', { name: tourism }));
  expect([purposeSelect().value, pressedLabels()]).toEqual([tourism, [tourism]]);
  fireEvent.click(screen.getByRole('button', { name: tourism }));
  expect(purposeSelect().value).toBe('');
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});

test('R-LEAD-03, R-LEAD-07: before hydration text and purpose are written to the draft; afterwards React has the draft', () => {
  expect(window.drafts.isRestored).toBe(false);
  fireEvent.input(control('nombre'), { target: { value: 'Ana' } });
  expect(draftOf('contacto')).toEqual({ nombre: 'Ana' });
  // Some password managers dispatch only `change`.
  control('correo').value = 'ana@gmail.com';
  fireEvent(control('correo'), new Event('change', { bubbles: true }));
  expect(draftOf('contacto')).toEqual({ nombre: 'Ana', correo: 'ana@gmail.com' });
  fireEvent.click(screen.getByRole('button', { name: study }));
  const values = { nombre: 'Ana', correo: 'ana@gmail.com', opcionSeleccionada: study };
  expect(draftOf('contacto')).toEqual(values);
  control('apellido').value = 'Paz';
  fireEvent(window, new Event('pagehide'));
  expect(draftOf('contacto')).toEqual({ ...values, apellido: 'Paz' });
  stop();
  expect(window.drafts.isRestored).toBe(true);
});

test.each(['email', 'tel', 'url'])(
  'R-FORM-09: before hydration invisible characters are removed from a field of type %s',
  (fieldType) => {
    page.innerHTML = `<form><input type="${fieldType}" /></form>`;
    const field = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.input(field, { target: { value: '\u202aana@gm\u00adail.com' } });
    expect(field.value).toBe('ana@gmail.com');
  },
);

test('R-HOME-10, R-PERF-12: before hydration clicks press and release a toggle button outside a form', () => {
  page.innerHTML = '<button aria-pressed="false">Pausar</button>';
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(page);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('R-FORM-06, R-FORM-17: buttons and counter show the values that the browser has restored', () => {
  purposeSelect().value = study;
  control('mensaje').value = 'Hola';
  fireEvent(window, new Event('pageshow'));
  expect(pressedLabels()).toEqual([study]);
  expect(screen.getByText('4/112')).toBeVisible();
});

test('R-LEAD-03: before hydration the browser refuses a field with the site’s error text', () => {
  const email = control('correo');
  email.checkValidity();
  expect(email.validationMessage).toBe(fieldTexts.correo.missing);
  email.value = 'ana';
  fireEvent.click(submitButton());
  expect(email.validationMessage).toBe(fieldTexts.correo.invalid);
  email.value = 'ana@gmail.com';
  fireEvent.click(submitButton().firstElementChild!);
  expect(email.validationMessage).toBe('');
});

test.each(['type="url" value="x"', 'required'])(
  'R-LEAD-03: a field without an error text of the site (%s) is refused with the browser’s text',
  (attributes) => {
    page.innerHTML = `<form><input ${attributes} /></form>`;
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field.checkValidity()).toBe(false);
    expect(field.validity.customError).toBe(false);
  },
);

test('R-PERF-12: React receives a click after hydration, but not before', () => {
  const receive = jest.fn();
  page.addEventListener('click', receive);
  fireEvent.click(submitButton());
  expect(receive).not.toHaveBeenCalled();
  stop();
  fireEvent.click(screen.getByRole('button', { name: study }));
  expect(receive).toHaveBeenCalledTimes(1);
  purposeSelect().value = study;
  fireEvent(window, new Event('pageshow'));
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});

test("R-PERF-12: handleEvents stops `invalid`, and the events in React's list of events that make it hydrate synchronously", () => {
  // The production bundle is what visitors run; the development bundle may differ.
  const folder = path.dirname(require.resolve('react-dom/package.json'));
  const bundle = readFileSync(path.join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
  const replayable = /discreteReplayableEvents\s*=\s*"([^"]+)"\s*\.split\(/.exec(bundle)?.[1];
  expect(replayable).toMatch(/^mousedown /);
  stop();
  const listen = jest.spyOn(document, 'addEventListener');
  stop = handleEvents();
  const types = listen.mock.calls.map(([type]) => type);
  listen.mockRestore();
  expect(types.toSorted()).toEqual([...replayable!.split(' '), 'invalid'].toSorted());
});
