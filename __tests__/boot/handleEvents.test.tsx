import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { handleEvents } from '../../src/boot/beforeHydration/handleEvents';
import { contactForm } from '../../src/forms/fields/definitions';
import { LeadForm } from '../../src/forms/LeadForm';
import { control, themed } from '../forms/bench';

let stop: () => void;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
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
