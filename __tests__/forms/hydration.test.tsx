import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { handleEvents } from '../../src/boot/beforeHydration/handleEvents';
import { formTexts, resultTexts } from '../../src/content/forms';
import { contactForm } from '../../src/forms/fields/definitions';
import { LeadForm } from '../../src/forms/LeadForm';
import { fakeNetwork, fieldsIn, status } from '../support/network';
import { contact, control, setupUser, submitButton, themed } from './formFixture';

const page = themed(
  <main>
    <LeadForm form={contactForm} />
  </main>,
);
const purposeSelect = () => screen.getByRole<HTMLSelectElement>('combobox', { hidden: true });
let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  sessionStorage.clear();
  container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  container.innerHTML = renderToString(page);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  container.remove();
});

/** Lets the entry script handle events while the visitor acts, and then hydrates the page. */
async function actAndHydrate(visitorActs: () => void): Promise<void> {
  const stopHandlingEvents = handleEvents();
  visitorActs();
  const onRecoverableError = (error: unknown) => {
    throw error;
  };
  await act(async () => void (root = hydrateRoot(container, page, { onRecoverableError })));
  stopHandlingEvents();
}

test('R-LEAD-03: hydration keeps typed values and the purpose, and submitting sends both', async () => {
  const network = fakeNetwork();
  const values = { ...contact.values, opcionSeleccionada: 'Turismo' };
  // Without an event, as a password manager fills in fields.
  await actAndHydrate(() => {
    for (const [name, value] of Object.entries(contact.values)) control(name).value = value;
    purposeSelect().value = values.opcionSeleccionada;
  });
  for (const [name, value] of Object.entries(contact.values)) {
    expect(control(name)).toHaveValue(value);
  }
  expect(screen.getByRole('button', { name: 'Turismo', pressed: true })).toBeVisible();
  expect(screen.queryByText(formTexts.restored)).not.toBeInTheDocument();
  expect(screen.getByRole('form')).toHaveAttribute('novalidate');
  await setupUser().click(submitButton());
  expect(fieldsIn(network.calls[0]!.init)).toEqual(values);
  await act(async () => network.answer(status(200)));
  await screen.findByRole('dialog', { name: resultTexts.sent.title });
});

test('R-LEAD-08: a value typed before hydration takes precedence over the draft, field by field', async () => {
  window.drafts.write('contacto', {
    nombre: 'Viejo',
    apellido: 'Guardado',
    opcionSeleccionada: 'Estudio',
  });
  await actAndHydrate(() => {
    expect(control('apellido')).toHaveValue('Guardado');
    control('nombre').value = 'Nuevo';
  });
  expect(control('nombre')).toHaveValue('Nuevo');
  expect(control('apellido')).toHaveValue('Guardado');
  expect(screen.getByRole('button', { name: 'Estudio', pressed: true })).toBeVisible();
  expect(screen.getByText(formTexts.restored)).toBeVisible();
});
