import { number, string, type Schema, type TestContext } from 'yup';

// Schemas from which the rules of the owner's settings are made. Their texts are the ends of Spanish sentences that begin
// with the value.

/** Problem of a text without quotes. */
export const MISSING_QUOTES = 'va entre comillas';

/** Problem of a setting that src/config does not have. */
export const MISSING = 'no está';

/** A text without invisible characters, which copied texts may have. The joiner U+200D also occurs in emoji. */
const VISIBLE = /^(\u200d|\P{Cf})*$/u;

/** Returns a test of Yup from a function that returns the problem of an invalid value. */
export const problem = <Value>(problemOf: (value: Value) => string | undefined) => ({
  name: 'problem',
  test: (value: unknown, { createError }: TestContext) => {
    const message = problemOf(value as Value);
    return message === undefined || createError({ message });
  },
});

/**
 * Completes a schema.
 * @param wrongType problem of a value of another type
 * @param example text after «Ejemplo:» in the message for the owner
 */
export const typed = <Kind extends Schema>(schema: Kind, wrongType: string, example: string) =>
  schema
    .strict()
    .defined(MISSING)
    .nonNullable(wrongType)
    .typeError(wrongType)
    .meta({ example }) as Kind;

export const text = (example: string) =>
  typed(string(), MISSING_QUOTES, example).matches(
    VISIBLE,
    'tiene un carácter que no se ve: borralo todo y escribilo a mano',
  );

const NO_INTEGER = 'tiene que ser un número entero, sin comillas ni puntos';

/** Problem of a figure that promises less than docs/requirements.md; the bound follows. */
const WRONG_PROMISE = 'no es lo que pide docs/requirements.md: va';

const figure = (wanted: number) =>
  typed(number(), NO_INTEGER, String(wanted)).integer(NO_INTEGER).positive(NO_INTEGER);
export const exactly = (wanted: number) =>
  figure(wanted).oneOf([wanted], `${WRONG_PROMISE} ${wanted} justo`);
export const atLeast = (wanted: number) =>
  figure(wanted).min(wanted, `${WRONG_PROMISE} ${wanted} o más`);
export const atMost = (wanted: number) =>
  figure(wanted).max(wanted, `${WRONG_PROMISE} ${wanted} o menos`);

/** Returns the text after «Ejemplo:» in the message about a setting with this schema. */
export const exampleIn = (schema: Schema): string =>
  (schema.spec.meta as { example: string }).example;
