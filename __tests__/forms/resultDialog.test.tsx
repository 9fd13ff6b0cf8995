import { render, screen } from '@testing-library/react';
import { fallbackTexts, fieldTexts, formNames, resultTexts } from '../../src/content/forms';
import { newTab } from '../../src/content/site';
import { contactForm, emptyValues } from '../../src/forms/fields/definitions';
import { ResultBody } from '../../src/forms/result/ResultBody';
import { themed } from './formFixture';

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
