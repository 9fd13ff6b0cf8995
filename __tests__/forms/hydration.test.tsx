import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { formTexts, resultTexts } from '../../src/content/forms';
import { contactForm } from '../../src/forms/fields/definitions';
import { LeadForm } from '../../src/forms/LeadForm';
import { writeDraft } from '../../src/forms/sending/draft';
import { fakeNetwork, fieldsIn, status } from '../support/network';
import { contact, control, setupUser, submitButton, themed } from './formFixture';

const form = themed(<LeadForm form={contactForm} />);
const purposeList = () => screen.getByRole<HTMLSelectElement>('combobox', { hidden: true });
let root: Root | undefined;
let page: HTMLElement;

beforeEach(() => {
  sessionStorage.clear();
  page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(form);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  page.remove();
});

async function hydrate(): Promise<void> {
  const onRecoverableError = (error: unknown) => {
    throw error;
  };
  await act(async () => void (root = hydrateRoot(page, form, { onRecoverableError })));
}

test('R-LEAD-03: what was typed and chosen before hydration is kept, checked and sent', async () => {
  const network = fakeNetwork();
  const values = { ...contact.values, opcionSeleccionada: 'Turismo' };
  for (const [name, value] of Object.entries(contact.values)) control(name).value = value;
  purposeList().value = values.opcionSeleccionada;
  await hydrate();
  for (const [name, value] of Object.entries(contact.values)) {
    expect(control(name)).toHaveValue(value);
  }
  expect(screen.getByRole('button', { name: 'Turismo', pressed: true })).toBeVisible();
  expect(screen.queryByText(formTexts.restored)).not.toBeInTheDocument();
  expect(screen.getByRole('form')).toHaveAttribute('novalidate');
  await setupUser().click(submitButton());
  expect(fieldsIn(network.calls[0]!.init)).toEqual(values);
  await act(async () => network.answer(status(200)));
  await screen.findByRole('alertdialog', { name: resultTexts.sent.title });
});

test('R-LEAD-08: what was typed before hydration wins over the draft, field by field', async () => {
  writeDraft('contacto', { nombre: 'Viejo', apellido: 'Guardado', opcionSeleccionada: 'Estudio' });
  control('nombre').value = 'Nuevo';
  await hydrate();
  expect(control('nombre')).toHaveValue('Nuevo');
  expect(control('apellido')).toHaveValue('Guardado');
  expect(screen.getByRole('button', { name: 'Estudio', pressed: true })).toBeVisible();
  expect(screen.getByText(formTexts.restored)).toBeVisible();
});
