import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { formTexts } from '../../src/content/forms';
import { agencyForm, contactForm } from '../../src/forms/fields/definitions';
import { LeadForm } from '../../src/forms/LeadForm';
import { writeDraft } from '../../src/forms/sending/draft';
import { agency, contact, control, setupUser, submitButton, themed } from './bench';
import { fakeNetwork, status } from '../support/network';

let root: Root | undefined;
let page: HTMLElement;

/** Puts the finished HTML of a form into the page, as the build does; React is not there yet. */
function prerender(form: ReactElement): void {
  page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(themed(form));
}

async function hydrate(form: ReactElement): Promise<void> {
  const onRecoverableError = (error: unknown) => {
    throw error;
  };
  await act(async () => {
    root = hydrateRoot(page, themed(form), { onRecoverableError });
  });
}

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await act(async () => root?.unmount());
  page.remove();
});

/** What a browser without our script would post. */
const native = () => [...new FormData(screen.getByRole<HTMLFormElement>('form'))];

test('R-LEAD-02: the contact form posts its six fields natively, the purpose once', () => {
  prerender(<LeadForm form={contactForm} />);
  expect(screen.getByRole('form')).not.toHaveAttribute('novalidate');
  expect(
    native()
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(Object.keys(contactForm.fields).toSorted());
  expect(Object.fromEntries(native()).opcionSeleccionada).toBe('');
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { hidden: true });
  choice.value = 'Estudio';
  expect(native().filter(([name]) => name === 'opcionSeleccionada')).toEqual([
    ['opcionSeleccionada', 'Estudio'],
  ]);
  expect([...choice.options].map(({ value }) => value)).toEqual([
    '',
    'Trabajo',
    'Estudio',
    'Turismo',
  ]);
});

test('R-LEAD-02: the agency form posts its six fields natively', () => {
  prerender(<LeadForm form={agencyForm} />);
  expect(native().map(([name]) => name)).toEqual(Object.keys(agency.values));
});

test("no toggle is out of the keyboard's reach before React comes", () => {
  prerender(<LeadForm form={contactForm} />);
  const reached = [...page.querySelectorAll<HTMLElement>('[aria-pressed]')].map(
    ({ textContent, tabIndex }) => [textContent, tabIndex],
  );
  expect(reached).toEqual(formTexts.purposes.map((purpose) => [purpose, 0]));
});

test.each([
  ['contacto', <LeadForm key="c" form={contactForm} />, contact.values],
  ['agencia', <LeadForm key="a" form={agencyForm} />, agency.values],
] as const)(
  'R-LEAD-03: %s: what was typed before React came is kept, checked and sent',
  async (_id, form, values) => {
    const network = fakeNetwork();
    prerender(form);
    for (const [name, value] of Object.entries(values)) {
      control(name).value = value;
    }
    await hydrate(form);
    for (const [name, value] of Object.entries(values)) {
      expect(control(name)).toHaveValue(value);
    }
    expect(screen.queryByText(formTexts.restored)).not.toBeInTheDocument();
    expect(screen.getByRole('form')).toHaveAttribute('novalidate');
    await setupUser().click(submitButton());
    const { body } = network.calls[0]!.init;
    expect(
      typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body as FormData),
    ).toMatchObject(values);
    await act(async () => network.answer(status(200)));
    await screen.findByRole('alertdialog');
  },
);

test('R-LEAD-08: what was typed before wins over the draft, field by field', async () => {
  writeDraft('contacto', { nombre: 'Viejo', apellido: 'Guardado', opcionSeleccionada: 'Estudio' });
  prerender(<LeadForm form={contactForm} />);
  control('nombre').value = 'Nuevo';
  await hydrate(<LeadForm form={contactForm} />);
  expect(control('nombre')).toHaveValue('Nuevo');
  expect(control('apellido')).toHaveValue('Guardado');
  expect(screen.getByRole('button', { name: 'Estudio', pressed: true })).toBeVisible();
  expect(screen.getByText(formTexts.restored)).toBeVisible();
});

test('R-LEAD-03: a purpose that the entry script set is pressed after hydration', async () => {
  prerender(<LeadForm form={contactForm} />);
  screen.getByRole<HTMLSelectElement>('combobox', { hidden: true }).value = 'Turismo';
  await hydrate(<LeadForm form={contactForm} />);
  expect(screen.getByRole('button', { name: 'Turismo', pressed: true })).toBeVisible();
});

test('R-LEAD-03: typing goes on after hydration where it was', async () => {
  const user = setupUser();
  prerender(<LeadForm form={contactForm} />);
  control('nombre').focus();
  control('nombre').value = 'An';
  await hydrate(<LeadForm form={contactForm} />);
  expect(control('nombre')).toHaveFocus();
  await user.keyboard('a');
  expect(control('nombre')).toHaveValue('Ana');
});
