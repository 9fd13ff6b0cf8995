import { object, string } from 'yup';
import { fieldWords, formWords } from '../content/forms';
import { lineMaxLength, maxLengthOf, type FieldName } from './fields';
import { isWebAddress, suggestWeb } from './webAddress';

const invisible = /^[\s\u200b-\u200d\u2060\ufeff]*$/;

/** True for a value with nothing to see: empty, spaces of any kind, zero-width characters. */
export function isBlank(value: string | undefined): boolean {
  return invisible.test(value ?? '');
}

const line = (name: FieldName) => string().max(maxLengthOf(name), formWords.tooLong);
const required = (name: Exclude<FieldName, 'web' | 'opcionSeleccionada'>) =>
  line(name).test('blank', fieldWords[name].missing, (value) => !isBlank(value));

/** Built at the first validation: 2 ms that hydration, which everyone waits for, need not spend. */
function lazily<Schema>(build: () => Schema): () => Schema {
  let schema: Schema | undefined;
  return () => (schema ??= build());
}

const person = () => ({
  nombre: required('nombre'),
  apellido: required('apellido'),
  correo: required('correo').trim().email(fieldWords.correo.invalid),
  telefono: required('telefono'),
});

/**
 * Rules of the contact form (specification, section 5). A message of up to 112 UTF-16 units as
 * typed, outer spaces included, because that is what the counter and `maxlength` count; it is
 * trimmed only when it is sent.
 */
export const contactSchema = lazily(() =>
  object({
    ...person(),
    mensaje: string()
      .max(maxLengthOf('mensaje'), fieldWords.mensaje.tooLong)
      .test('blank', fieldWords.mensaje.missing, (value) => !isBlank(value)),
  }),
);

/** Rules of the agency form (specification, section 5). */
export const agencySchema = lazily(() =>
  object({
    ...person(),
    web: string()
      .trim()
      .max(lineMaxLength, formWords.tooLong)
      .test('web', (value, context) =>
        isBlank(value) || isWebAddress(value ?? '')
          ? true
          : context.createError({
              message: suggestWeb(value ?? '') ? fieldWords.web.noScheme : fieldWords.web.invalid,
            }),
      ),
    ciudad: required('ciudad'),
  }),
);
