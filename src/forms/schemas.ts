import { object, string } from 'yup';
import { business } from '../config/business';
import { fieldTexts, formTexts } from '../content/forms';
import { cleanWord, isWebAddress, trimVisible } from './fields/typedText';

/**
 * Maximum length of a value, in UTF-16 units (R-FORM-08). With this limit the body of a request
 * stays below 64 KiB; browsers refuse a larger body in a request with `keepalive`.
 */
export const DEFAULT_MAX_LENGTH = 1000;

/** Initial values of the travel agencies' form (R-FORM-01), in the order of its request. */
export const agencyValues = {
  nombre: '',
  apellido: '',
  correo: '',
  telefono: '',
  web: '',
  ciudad: '',
};

/** Initial values of the contact form (R-FORM-02), in the order of its request. */
export const contactValues = {
  nombre: '',
  apellido: '',
  correo: '',
  telefono: '',
  mensaje: '',
  opcionSeleccionada: '',
};

// The transforms return the value as it is sent; the field keeps what was typed (R-FORM-09).

const text = (missing: string) =>
  string()
    .transform(trimVisible)
    .required(missing)
    .max(DEFAULT_MAX_LENGTH, formTexts.tooLong(DEFAULT_MAX_LENGTH));

/** An address or a number: chats and contact cards put invisible characters around it. */
const word = () =>
  string().transform(cleanWord).max(DEFAULT_MAX_LENGTH, formTexts.tooLong(DEFAULT_MAX_LENGTH));

const personFields = () => ({
  nombre: text(fieldTexts.nombre.missing),
  apellido: text(fieldTexts.apellido.missing),
  correo: word()
    .required(fieldTexts.correo.missing)
    .email(fieldTexts.correo.invalid)
    // No mail reaches an address whose domain has no dot, which `email` accepts.
    .matches(/@.*\./, fieldTexts.correo.incomplete),
  telefono: word().required(fieldTexts.telefono.missing),
});

const getWebError = (typed: string) =>
  isWebAddress(`https://${typed}`)
    ? fieldTexts.web.noScheme(`https://${typed}`)
    : fieldTexts.web.invalid;

/** Returns a function that builds a schema at its first call: building a schema with the module would delay hydration. */
function builtOnce<Schema>(build: () => Schema): () => Schema {
  let schema: Schema | undefined;
  return () => (schema ??= build());
}

/** Returns the schema of the travel agencies' form. */
export const agencySchema = builtOnce(() =>
  object({
    ...personFields(),
    web: word().test(
      'web',
      ({ value }: { value: string }) => getWebError(value),
      (value = '') => value === '' || isWebAddress(value),
    ),
    ciudad: text(fieldTexts.ciudad.missing),
  }),
);

/** Returns the schema of the contact form. */
export const contactSchema = builtOnce(() =>
  object({
    ...personFields(),
    mensaje: text(fieldTexts.mensaje.missing).max(
      business.messageMaxLength,
      fieldTexts.mensaje.tooLong,
    ),
    opcionSeleccionada: string(),
  }),
);
