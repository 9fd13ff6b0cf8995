import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { handleEvents } from '../../src/boot/beforeHydration/handleEvents';
import { fieldTexts, formTexts } from '../../src/content/forms';
import { contactForm } from '../../src/forms/fields/definitions';
import { LeadForm } from '../../src/forms/LeadForm';
import { control, submitButton, themed } from '../forms/formFixture';

let stop: () => void;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  page.id = 'root';
  page.innerHTML = renderToString(themed(<LeadForm form={contactForm} />));
  stop = handleEvents();
});
afterEach(() => {
  stop();
  page.remove();
});

test.each(['Hola 👋', ''])(
  'R-FORM-17, R-PERF-12: before hydration the counter counts «%s» as maxlength does',
  (text) => {
    control('mensaje').value = text;
    control('mensaje').dispatchEvent(new Event('input', { bubbles: true }));
    expect(screen.getByText(`${text.length}/112`)).toBeVisible();
  },
);

const [, study, tourism] = formTexts.purposes;
const purpose = () => page.querySelector('select')!;
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('R-FORM-06, R-PERF-12: before hydration a purpose is chosen, changed and taken back', () => {
  fireEvent.click(screen.getByRole('button', { name: study }).firstElementChild!);
  expect([purpose().value, pressed()]).toEqual([study, [study]]);
  fireEvent.click(screen.getByRole('button', { name: tourism }));
  expect([purpose().value, pressed()]).toEqual([tourism, [tourism]]);
  fireEvent.click(screen.getByRole('button', { name: tourism }));
  expect(purpose().value).toBe('');
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});

test('R-HOME-10, R-PERF-12: before hydration a button outside a form is pressed and released', () => {
  page.innerHTML = '<button aria-pressed="false">Pausar</button>';
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(page);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('R-FORM-06: the buttons follow the select that the browser restored', () => {
  purpose().value = study;
  fireEvent(window, new Event('pageshow'));
  expect(pressed()).toEqual([study]);
});

test('R-LEAD-03: before hydration the browser refuses a field in the texts of the site', () => {
  const email = control('correo');
  email.checkValidity();
  expect(email.validationMessage).toBe(fieldTexts.correo.missing);
  email.value = 'ana';
  fireEvent.click(submitButton());
  expect(email.validationMessage).toBe(fieldTexts.correo.invalid);
  email.value = 'ana@gmail.com';
  fireEvent.click(submitButton().firstElementChild!);
  expect(email.validationMessage).toBe('');
  // The site has no text for this field, and the browser's own rule still makes it invalid.
  page.innerHTML = '<form><input type="url" value="x" /></form>';
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.checkValidity()).toBe(false);
});

test.each(['paste', 'drop', 'contextmenu', 'touchcancel'])(
  'R-PERF-12: React does not receive a %s event before hydration',
  (type) => {
    const receive = jest.fn();
    page.addEventListener(type, receive);
    fireEvent(control('correo'), new Event(type, { bubbles: true }));
    expect(receive).not.toHaveBeenCalled();
  },
);

test('R-PERF-12: React receives no input event before hydration, and each one after', () => {
  const receive = jest.fn();
  page.addEventListener('click', receive);
  fireEvent.click(submitButton());
  expect(receive).not.toHaveBeenCalled();
  stop();
  fireEvent.click(screen.getByRole('button', { name: study }));
  expect(receive).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('pageshow'));
  expect(purpose().value).toBe('');
});
