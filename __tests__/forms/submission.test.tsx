import { render, screen } from '@testing-library/react';
import { deployment } from '../../src/config/deployment';
import * as optional from '../../src/config/optional';
import { fallbackTexts, fieldTexts, formNames, resultTexts } from '../../src/content/forms';
import { newTab } from '../../src/content/site';
import {
  agencyForm,
  contactForm,
  emptyValues,
  type FormDefinition,
  type Values,
} from '../../src/forms/fields/definitions';
import { ResultBody } from '../../src/forms/result/ResultBody';
import { submitLead } from '../../src/forms/sending/submission';
import { payloads } from '../support/leads';
import { fakeNetwork, fieldsIn, status } from '../support/network';
import { themed } from './formFixture';

/** Submits the contact form over a mocked network. */
function submit() {
  const network = fakeNetwork();
  const submission = submitLead(contactForm, payloads.contacto);
  return { submission, network, signal: network.calls[0]!.init.signal! };
}

test.each<{ form: FormDefinition; typed: Values; sent: Values; contentType: object }>([
  {
    form: contactForm,
    typed: { nombre: '  Ana  María ', mensaje: ' a  b\n' },
    sent: { nombre: 'Ana  María', mensaje: 'a  b' },
    contentType: { 'Content-Type': 'application/json' },
  },
  {
    form: agencyForm,
    typed: { nombre: ' Beto ', web: ' ' },
    sent: { nombre: 'Beto', web: '' },
    contentType: {},
  },
])(
  'R-FORM-09, R-FORM-23, R-LEAD-10: the request of $form.id has exactly the fields, trimmed; it goes to the one endpoint, without cookies to another origin and with keepalive',
  ({ form, typed, sent, contentType }) => {
    const network = fakeNetwork();
    const values = payloads[form.id];
    void submitLead(form, { ...values, ...typed });
    expect(network.calls).toHaveLength(1);
    const { url, init } = network.calls[0]!;
    expect(url).toBe(deployment.formEndpoint);
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', keepalive: true });
    expect(init.headers).toEqual({ Accept: 'application/json', ...contentType });
    expect(Object.entries(fieldsIn(init))).toEqual(Object.entries({ ...values, ...sent }));
  },
);

test.each([
  ['follow', 'the site’s own server', '/contacto.php', ''],
  ['manual', 'a form service', 'https://servicio.test/', ''],
  ['follow', 'a form service whose answer the owner names', 'https://servicio.test/', '/gracias'],
])(
  'R-LEAD-21: redirect is «%s» in a request to %s',
  (redirect, _server, formEndpoint, thanksPage) => {
    jest.replaceProperty(deployment, 'formEndpoint', formEndpoint);
    jest.replaceProperty(optional as { thanksPage: string }, 'thanksPage', thanksPage);
    expect(submit().network.calls[0]).toMatchObject({ url: formEndpoint, init: { redirect } });
    jest.restoreAllMocks();
  },
);

const locked = { cancel: () => Promise.reject(new Error('locked')) };
const withBody = (body: unknown, ok: boolean) => ({ ok, body }) as Response;

test.each([
  ['sent', 'status 200', status(200)],
  ['sent', 'status 299', status(299)],
  ['sent', 'an ok status without a body', withBody(null, true)],
  ['sent', 'an ok status with a locked body', withBody(locked, true)],
  ['failed', 'a refusal with a locked body', withBody(locked, false)],
  ['failed', 'status 300', status(300)],
  ['failed', 'status 422', status(422)],
  ['unreachable', 'a network failure', new TypeError('Failed to fetch')],
  ['unknown', 'a redirect that the browser hides', { type: 'opaqueredirect' } as Response],
])(
  'R-FORM-12, R-FORM-13, R-FORM-20, R-LEAD-21: the outcome is «%s» after %s',
  async (outcome, _answer, response) => {
    const { submission, network } = submit();
    network.answer(response);
    await expect(submission).resolves.toBe(outcome);
  },
);

test('R-FORM-13: a fetch that throws synchronously is a network failure', async () => {
  globalThis.fetch = () => {
    throw new TypeError('no');
  };
  await expect(submitLead(contactForm, payloads.contacto)).resolves.toBe('unreachable');
});

describe('R-LEAD-13: time-out of 30 s', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // A timer that runs a second late or later shows that the page was suspended.
  test.each([
    [0, 30_000],
    [999, 30_000],
    [1_000, 33_000],
    [600_000, 33_000],
  ])(
    'if the page’s timers run %s ms late, a request without an answer is aborted and fails after %s ms of them',
    async (lateMs, elapsedMs) => {
      const { submission, signal } = submit();
      jest.setSystemTime(Date.now() + lateMs);
      jest.advanceTimersByTime(elapsedMs - 1);
      expect(signal.aborted).toBe(false);
      jest.advanceTimersByTime(1);
      expect(signal.aborted).toBe(true);
      await expect(submission).resolves.toBe('unreachable');
    },
  );

  test.each([
    ['in time', 29_999, 0],
    ['that the browser delivers after a suspension', 32_999, 1_000],
  ])('an answer %s counts and clears the timer', async (_when, elapsedMs, suspendedMs) => {
    const { submission, network } = submit();
    jest.setSystemTime(Date.now() + suspendedMs);
    jest.advanceTimersByTime(elapsedMs);
    network.answer(status(200));
    await expect(submission).resolves.toBe('sent');
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('R-LEAD-14: after a failure the texts for WhatsApp and e-mail have each filled field, trimmed and in order', () => {
  const values = {
    ...emptyValues(contactForm),
    nombre: ' Inés ',
    apellido: '  ',
    mensaje: '¿Llego?',
    opcionSeleccionada: 'Turismo',
  };
  const answer = { kind: 'failed', form: contactForm, values, visitor: 'waiting', open: true };
  render(themed(<ResultBody answer={answer as never} onClose={() => {}} />));
  const { page } = formNames.contacto;
  const message = [
    fallbackTexts.opening(page),
    '',
    `${fieldTexts.nombre.label}: Inés`,
    `${fieldTexts.mensaje.label}: ¿Llego?`,
    `${fieldTexts.opcionSeleccionada.shortLabel}: Turismo`,
  ];
  const parametersOf = (name: string) => {
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name });
    return Object.fromEntries(new URL(href).searchParams);
  };
  expect(parametersOf(`${resultTexts.whatsapp} ${newTab}`)).toEqual({ text: message.join('\n') });
  expect(parametersOf(resultTexts.email)).toEqual({
    subject: fallbackTexts.subject(page),
    body: message.join('\r\n'),
  });
});
