import { fieldTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import type { FormId } from '../../src/forms/elementIds';
import { labelOf } from '../../src/forms/fields/labels';
import type { agencyValues, contactValues } from '../../src/forms/schemas';

/** What the tests put into one field. */
interface FieldFixture {
  readonly accepted: string;
  /** A value that the form refuses, and its error text; none if the field accepts every value. */
  readonly refused?: { readonly value: string; readonly error: string };
  readonly isOptional?: boolean;
}

const missing = (error: string) => ({ value: '', error });

const personFields = {
  nombre: { accepted: 'Inés', refused: missing(fieldTexts.nombre.missing) },
  apellido: { accepted: "Ñandú O'Higgins", refused: missing(fieldTexts.apellido.missing) },
  telefono: { accepted: '011 15-4555-1234', refused: missing(fieldTexts.telefono.missing) },
};

/**
 * Values of each field of each form, in its order. The compiler compares the names with the initial values; only
 * `specificationForms.test.tsx` has a list of its own.
 */
const fixtures = {
  agencia: {
    nombre: personFields.nombre,
    apellido: personFields.apellido,
    correo: { accepted: 'ines@agencia.com.ar', refused: missing(fieldTexts.correo.missing) },
    telefono: personFields.telefono,
    web: {
      accepted: 'https://www.agencia.com.ar',
      refused: { value: 'www', error: fieldTexts.web.invalid },
      isOptional: true,
    },
    ciudad: { accepted: 'Río Cuarto', refused: missing(fieldTexts.ciudad.missing) },
  } satisfies Record<keyof typeof agencyValues, FieldFixture>,
  contacto: {
    nombre: personFields.nombre,
    apellido: personFields.apellido,
    correo: { accepted: 'ines@example.com', refused: missing(fieldTexts.correo.missing) },
    telefono: personFields.telefono,
    mensaje: {
      accepted: 'Viajo en julio.\n¿Llego? 👩‍👩‍👧‍👦',
      refused: missing(fieldTexts.mensaje.missing),
    },
    opcionSeleccionada: { accepted: 'Estudio', isOptional: true },
  } satisfies Record<keyof typeof contactValues, FieldFixture>,
};

export const formIds = Object.keys(fixtures) as FormId[];

/** Each form's page. */
export const pageOf = { agencia: pages.agencies, contacto: pages.contact };

const fieldsOf = (form: FormId): [name: string, fixture: FieldFixture][] =>
  Object.entries<FieldFixture>(fixtures[form]);

/** Returns what `toResult` returns for each field of each form. */
const byField = <Result>(toResult: (fixture: FieldFixture, name: string) => Result) =>
  Object.fromEntries(
    formIds.map((form) => [
      form,
      Object.fromEntries(fieldsOf(form).map(([name, fixture]) => [name, toResult(fixture, name)])),
    ]),
  ) as Record<FormId, Record<string, Result>>;

/** The payload of a complete form: each field in its order. */
export const payloads = byField(({ accepted }) => accepted);

/** For each field a value that its form refuses, with the error text; of a field that accepts every value, none. */
export const refusals = byField(({ refused }) => refused);

/** The label of each field. */
export const labels = byField(({ isOptional = false }, name) =>
  labelOf(fieldTexts[name as keyof typeof fieldTexts], isOptional),
);

/** Names of a form's text fields, in their order. */
export const typedNames = (form: FormId): string[] =>
  Object.keys(fixtures[form]).filter((name) => name !== 'opcionSeleccionada');

/** Names of a form's text fields that accept any text. */
export const freeTextNames = (form: FormId): string[] =>
  typedNames(form).filter((name) => name !== 'correo' && name !== 'web');

/** Names of a form's fields that refuse a value, in their order. */
export const refusedNames = (form: FormId): string[] =>
  fieldsOf(form).flatMap(([name, { refused }]) => (refused ? [name] : []));

export const requiredNames = (form: FormId): string[] =>
  fieldsOf(form).flatMap(([name, { isOptional }]) => (isOptional ? [] : [name]));

/** The values of a complete form's text fields. */
export const typedValues = (form: FormId): Record<string, string> =>
  Object.fromEntries(typedNames(form).map((name) => [name, payloads[form][name]!]));
