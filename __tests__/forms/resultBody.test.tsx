import { render, screen } from '@testing-library/react';
import { fallbackTexts, fieldTexts, formNames, resultTexts } from '../../src/content/forms';
import { newTab } from '../../src/content/site';
import { contactForm, emptyValues } from '../../src/forms/fields/definitions';
import { ResultBody } from '../../src/forms/result/ResultBody';
import { themed } from './formFixture';

test('R-LEAD-14: after a failure WhatsApp and e-mail have each filled field, trimmed and in its order', () => {
  const answer = {
    kind: 'failed',
    values: { ...emptyValues(contactForm), nombre: ' Inés ', apellido: '  ', mensaje: '¿Llego?' },
    visitor: 'waiting',
    open: true,
    path: '/contactanos',
    Dialog: null,
  } as const;
  render(themed(<ResultBody form={contactForm} answer={answer} onClose={() => {}} />));
  const { page } = formNames.contacto;
  const message = [
    fallbackTexts.opening(page),
    '',
    `${fieldTexts.nombre.label}: Inés`,
    `${fieldTexts.mensaje.label}: ¿Llego?`,
  ];
  const addressOf = (name: string) =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  const chat = addressOf(`${resultTexts.whatsapp} ${newTab}`);
  expect(chat.searchParams.get('text')).toBe(message.join('\n'));
  const email = addressOf(resultTexts.email);
  expect(Object.fromEntries(email.searchParams)).toEqual({
    subject: fallbackTexts.subject(page),
    body: message.join('\r\n'),
  });
});
