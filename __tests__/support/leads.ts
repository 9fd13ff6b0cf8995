import { pages } from '../../src/content/pages';
import {
  agencyForm,
  contactForm,
  labelOf,
  mapFields,
  type FieldDefinition,
  type FormId,
} from '../../src/forms/fields/definitions';

/** What the tests put into one field. */
interface FieldFixture {
  readonly accepted: string;
  /** A value that the form refuses, and its error text. Default: of a required field, the empty value. */
  readonly refused?: { readonly value: string; readonly error: string };
}

/**
 * Values of each field of each form. The compiler compares the names with the definitions; only
 * `specificationForms.test.tsx` has a list of its own.
 */
const fixtures = {
  agencia: {
    nombre: { accepted: 'Inés' },
    apellido: { accepted: "Ñandú O'Higgins" },
    correo: { accepted: 'ines@agencia.com.ar' },
    telefono: { accepted: '011 15-4555-1234' },
    web: {
      accepted: 'https://www.agencia.com.ar',
      refused: { value: 'www', error: agencyForm.fields.web.texts.invalid },
    },
    ciudad: { accepted: 'Río Cuarto' },
  } satisfies Record<keyof typeof agencyForm.fields, FieldFixture>,
  contacto: {
    nombre: { accepted: 'Inés' },
    apellido: { accepted: "Ñandú O'Higgins" },
    correo: { accepted: 'ines@example.com' },
    telefono: { accepted: '011 15-4555-1234' },
    mensaje: { accepted: 'Viajo en julio.\n¿Llego? 👩‍👩‍👧‍👦' },
    opcionSeleccionada: { accepted: 'Estudio' },
  } satisfies Record<keyof typeof contactForm.fields, FieldFixture>,
};

const definitions = { agencia: agencyForm, contacto: contactForm };

export const formIds = Object.keys(definitions) as FormId[];

/** Each form's page. */
export const pageOf = { agencia: pages.agencies, contacto: pages.contact };

/** Returns what `toResult` returns for each field of each form. */
const byField = <Result>(toResult: (fixture: FieldFixture, field: FieldDefinition) => Result) =>
  Object.fromEntries(
    formIds.map((form) => [
      form,
      mapFields(definitions[form], (name, field) =>
        toResult((fixtures[form] as Record<string, FieldFixture>)[name]!, field),
      ),
    ]),
  ) as Record<FormId, Record<string, Result>>;

/** The payload of a complete form: each field in its order. */
export const payloads = byField(({ accepted }) => accepted);

/** For each field a value that its form refuses, with the error text; of a field that accepts every value, none. */
export const refusals = byField(
  ({ refused }, { isOptional, texts }) =>
    refused ?? (isOptional ? undefined : { value: '', error: texts.missing }),
);

/** The label of each field. */
export const labels = byField((_fixture, field) => labelOf(field));

/** Names of a form's text fields that accept any text. */
export const freeTextNames = (form: FormId): string[] =>
  Object.entries<FieldDefinition>(definitions[form].fields)
    .filter(([, { control, extendSchema }]) => control !== 'purpose' && !extendSchema)
    .map(([name]) => name);

/** Names of a form's text fields, in their order. */
export const typedNames = (form: FormId): string[] =>
  Object.entries<FieldDefinition>(definitions[form].fields).flatMap(([name, { control }]) =>
    control === 'purpose' ? [] : [name],
  );

/** Names of a form's fields that refuse a value, in their order. */
export const refusedNames = (form: FormId): string[] =>
  Object.entries(refusals[form]).flatMap(([name, refused]) => (refused ? [name] : []));

export const requiredNames = (form: FormId): string[] =>
  Object.entries<FieldDefinition>(definitions[form].fields).flatMap(([name, { isOptional }]) =>
    isOptional ? [] : [name],
  );

/** The values of a complete form's text fields. */
export const typedValues = (form: FormId): Record<string, string> =>
  Object.fromEntries(typedNames(form).map((name) => [name, payloads[form][name]!]));
