import { act, fireEvent, render, screen } from '@testing-library/react';
import { MENU_ID } from '../../src/contract';
import { fallbackTexts, fieldTexts, formNames, resultTexts } from '../../src/content/forms';
import { agencyForm, contactForm, type FormDefinition } from '../../src/forms/fields/definitions';
import { ResultDialog } from '../../src/forms/submit/ResultDialog';
import { isSending, submitForm } from '../../src/forms/submit/submitStore';
import { payloads } from '../support/leads';
import { fakeNetwork, status } from '../support/network';
import { themed } from '../support/render';
import { closeDialog } from './formFixture';

/** Renders the dialog beside a page, and submits forms that the service refuses. */
async function showFailures(...submits: readonly Parameters<typeof submitForm>[]) {
  const page = render(<div id="root" />);
  render(themed(<ResultDialog />));
  await act(async () => {
    for (const [form, values] of submits) {
      const network = fakeNetwork();
      const settled = submitForm(form, values);
      network.answer(status(500));
      await settled;
    }
  });
  await screen.findByRole('dialog', { name: resultTexts.failed.title });
  return page.container.querySelector<HTMLElement>('#root')!;
}

const isShown = () =>
  screen.queryByRole('dialog', { name: resultTexts.failed.title }) !== null &&
  document.getElementById('root')!.inert;

const { nombre, apellido, correo, telefono, web, ciudad, mensaje, opcionSeleccionada } = fieldTexts;

test.each<[string, FormDefinition, Record<string, string>, lines: string[]]>([
  [
    'the agency form',
    agencyForm,
    payloads.agencia,
    [nombre, apellido, correo, telefono, web, ciudad].map(
      ({ label }, index) => `${label}: ${Object.values(payloads.agencia)[index]}`,
    ),
  ],
  [
    'a contact form with spaces, an empty field and a purpose',
    contactForm,
    { ...payloads.contacto, nombre: ' Inés ', apellido: '  ', opcionSeleccionada: 'Turismo' },
    [
      `${nombre.label}: Inés`,
      `${correo.label}: ${payloads.contacto.correo}`,
      `${telefono.label}: ${payloads.contacto.telefono}`,
      `${mensaje.label}: ${payloads.contacto.mensaje}`,
      `${opcionSeleccionada.shortLabel}: Turismo`,
    ],
  ],
])(
  'R-LEAD-14a: after a failure of %s the texts for WhatsApp and e-mail have each filled field, trimmed and in order',
  async (_what, form, values, lines) => {
    await showFailures([form, values]);
    const { page } = formNames[form.id];
    const message = [fallbackTexts.opening(page), '', ...lines].join('\n');
    const parametersOf = (name: string) => {
      const { href } = screen.getByRole<HTMLAnchorElement>('link', { name });
      return Object.fromEntries(new URL(href).searchParams);
    };
    expect(parametersOf(resultTexts.whatsapp)).toEqual({ text: message });
    expect(parametersOf(resultTexts.email)).toEqual({
      subject: fallbackTexts.subject(page),
      body: message.replace(/\n/g, '\r\n'),
    });
  },
);

test('R-FORM-10: while a result is open the page is inert and the menu closed', async () => {
  const menu = document.createElement('dialog');
  // jsdom's `<dialog>` has no `close` method.
  Object.assign(menu, { id: MENU_ID, open: true, close: () => void (menu.open = false) });
  document.body.append(menu);
  const page = await showFailures([contactForm, payloads.contacto]);
  expect([page.inert, menu.open]).toEqual([true, false]);
  await closeDialog(resultTexts.failed.title);
  expect(page.inert).toBe(false);
  menu.remove();
});

test('screen readers find the page again as soon as the result is closed, while its dialog fades out', async () => {
  const page = await showFailures([contactForm, payloads.contacto]);
  const outside = page.parentElement!;
  expect(outside).toHaveAttribute('aria-hidden', 'true');
  fireEvent.click(screen.getByRole('button', { name: resultTexts.close }));
  expect(screen.getByText(resultTexts.failed.contacto)).toBeInTheDocument();
  expect(outside).not.toHaveAttribute('aria-hidden');
});

test('R-LEAD-11b: a second click on «Cerrar» does not bring back an old result while the next message is being sent', async () => {
  await showFailures([contactForm, payloads.contacto]);
  const button = screen.getByRole('button', { name: resultTexts.close });
  fakeNetwork();
  fireEvent.click(button);
  act(() => void submitForm(contactForm, payloads.contacto));
  fireEvent.click(button);
  expect(isSending('contacto')).toBe(true);
});

describe('with a CloseWatcher', () => {
  const active = new Set<EventTarget>();
  /** Mock, because jsdom has no `CloseWatcher`. */
  class CloseWatcher extends EventTarget {
    constructor() {
      super();
      active.add(this);
    }
    destroy = () => active.delete(this);
  }
  beforeEach(() => void Object.assign(window, { CloseWatcher }));
  afterEach(() => void Reflect.deleteProperty(window, 'CloseWatcher'));

  test("R-FORM-29c: a step back in the history closes a result, as does Android's back gesture where the browser tells of it", async () => {
    await showFailures([agencyForm, payloads.agencia], [contactForm, payloads.contacto]);
    expect({ watchers: active.size }).toEqual({ watchers: 1 });
    act(() => [...active].forEach((watcher) => watcher.dispatchEvent(new Event('close'))));
    await screen.findByText(resultTexts.failed.contacto);
    expect({ watchers: active.size, isShown: isShown() }).toEqual({ watchers: 1, isShown: true });
    act(() => void submitForm(agencyForm, payloads.agencia));
    fireEvent.popState(window);
    expect(isSending('agencia')).toBe(true);
    expect({ watchers: active.size, isShown: isShown() }).toEqual({ watchers: 0, isShown: false });
  });
});
