import { act, fireEvent, render, screen } from '@testing-library/react';
import { MENU_ID } from '../../src/contract';
import { fallbackTexts, fieldTexts, formNames, resultTexts } from '../../src/content/forms';
import type { FormId } from '../../src/forms/elementIds';
import { ResultDialog } from '../../src/forms/submit/ResultDialog';
import type { SubmitResult } from '../../src/forms/submit/sendMessage';
import { payloads } from '../support/leads';
import { themed } from '../support/render';
import { closeDialog } from './formFixture';

/** Renders the dialog with a result beside a page. */
async function show(form: FormId, values = payloads[form], kind: SubmitResult['kind'] = 'failed') {
  const page = render(<div id="root" />);
  const { rerender } = render(themed(<ResultDialog result={{ kind, form, values }} />));
  await screen.findByRole('dialog', { name: resultTexts[kind].title });
  return { page: page.container.querySelector<HTMLElement>('#root')!, rerender };
}

const isShown = () =>
  screen.queryByRole('dialog', { name: resultTexts.failed.title }) !== null &&
  document.getElementById('root')!.inert;

const { nombre, apellido, correo, telefono, web, ciudad, mensaje, opcionSeleccionada } = fieldTexts;

test.each<[string, FormId, Record<string, string>, lines: string[]]>([
  [
    'the agency form',
    'agencia',
    payloads.agencia,
    [nombre, apellido, correo, telefono, web, ciudad].map(
      ({ label }, index) => `${label}: ${Object.values(payloads.agencia)[index]}`,
    ),
  ],
  [
    'a contact form with an empty field and a purpose',
    'contacto',
    { ...payloads.contacto, apellido: '', opcionSeleccionada: 'Turismo' },
    [
      `${nombre.label}: ${payloads.contacto.nombre}`,
      `${correo.label}: ${payloads.contacto.correo}`,
      `${telefono.label}: ${payloads.contacto.telefono}`,
      `${mensaje.label}: ${payloads.contacto.mensaje}`,
      `${opcionSeleccionada.shortLabel}: Turismo`,
    ],
  ],
])(
  'R-LEAD-14a: after a failure of %s the texts for WhatsApp and e-mail have each filled field, in order',
  async (_what, form, values, lines) => {
    await show(form, values);
    const { page } = formNames[form];
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
  const { page } = await show('contacto');
  expect([page.inert, menu.open]).toEqual([true, false]);
  await closeDialog(resultTexts.failed.title);
  expect(page.inert).toBe(false);
  menu.remove();
});

test('screen readers find the page again as soon as the result is closed, while its dialog fades out', async () => {
  const { page } = await show('contacto');
  const outside = page.parentElement!;
  expect(outside).toHaveAttribute('aria-hidden', 'true');
  fireEvent.click(screen.getByRole('button', { name: resultTexts.close }));
  expect(screen.getByText(resultTexts.failed.contacto)).toBeInTheDocument();
  expect(outside).not.toHaveAttribute('aria-hidden');
});

test.each([
  ['sent', false],
  ['failed', true],
  ['unreachable', true],
] as const)(
  'R-FORM-29d: after «%s» a tap beside the dialog leaves it open: %s; a failure keeps its links until the visitor closes it',
  async (kind, staysOpen) => {
    const { page } = await show('contacto', payloads.contacto, kind);
    const container = document.querySelector('.MuiDialog-container')!;
    fireEvent.mouseDown(container);
    fireEvent.click(container);
    expect(page.inert).toBe(staysOpen);
    fireEvent.keyDown(container, { key: 'Escape' });
    expect(page.inert).toBe(false);
  },
);

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

  test("R-FORM-29c: a step back in the history closes a result, as does Android's back gesture where the browser tells of it; the next result opens the dialog again", async () => {
    const { rerender } = await show('contacto');
    expect(active.size).toBe(1);
    act(() => [...active].forEach((watcher) => watcher.dispatchEvent(new Event('close'))));
    expect({ watchers: active.size, isShown: isShown() }).toEqual({ watchers: 0, isShown: false });
    const next: SubmitResult = { kind: 'failed', form: 'agencia', values: payloads.agencia };
    rerender(themed(<ResultDialog result={next} />));
    await screen.findByText(resultTexts.failed.agencia);
    expect({ watchers: active.size, isShown: isShown() }).toEqual({ watchers: 1, isShown: true });
    fireEvent.popState(window);
    expect({ watchers: active.size, isShown: isShown() }).toEqual({ watchers: 0, isShown: false });
  });
});
