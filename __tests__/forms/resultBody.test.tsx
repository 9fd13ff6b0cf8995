import { render, screen } from '@testing-library/react';
import { fallbackTexts, fieldTexts, formNames, resultTexts } from '../../src/content/forms';
import { newTab } from '../../src/content/site';
import { contactForm, emptyValues } from '../../src/forms/fields/definitions';
import { ResultBody } from '../../src/forms/result/ResultBody';
import { themed } from './formFixture';

test('R-LEAD-14: after a failure the texts for WhatsApp and e-mail have each filled field, trimmed and in order', () => {
  const answer = {
    kind: 'failed',
    form: contactForm,
    values: { ...emptyValues(contactForm), nombre: ' Inés ', apellido: '  ', mensaje: '¿Llego?' },
    visitor: 'waiting',
    open: true,
  } as const;
  render(themed(<ResultBody answer={answer} onClose={() => {}} />));
  const { page } = formNames.contacto;
  const message = [
    fallbackTexts.opening(page),
    '',
    `${fieldTexts.nombre.label}: Inés`,
    `${fieldTexts.mensaje.label}: ¿Llego?`,
  ];
  const getLinkUrl = (name: string) =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  const whatsAppUrl = getLinkUrl(`${resultTexts.whatsapp} ${newTab}`);
  expect(whatsAppUrl.searchParams.get('text')).toBe(message.join('\n'));
  const emailUrl = getLinkUrl(resultTexts.email);
  expect(Object.fromEntries(emailUrl.searchParams)).toEqual({
    subject: fallbackTexts.subject(page),
    body: message.join('\r\n'),
  });
});
