import { pages } from '../../src/content/pages';
import {
  agencyForm,
  contactForm,
  labelOf,
  type FieldDefinition,
  type FormId,
} from '../../src/forms/fields/definitions';

/**
 * A valid value for each field. The compiler compares the names with the definitions; only
 * `specificationForms.test.tsx` has a list of its own.
 */
const values = {
  agencia: {
    nombre: 'Inés',
    apellido: "Ñandú O'Higgins",
    correo: 'ines@agencia.com.ar',
    telefono: '011 15-4555-1234',
    web: 'https://www.agencia.com.ar',
    ciudad: 'Río Cuarto',
  } satisfies Record<keyof typeof agencyForm.fields, string>,
  contacto: {
    nombre: 'Inés',
    apellido: "Ñandú O'Higgins",
    correo: 'ines@example.com',
    telefono: '011 15-4555-1234',
    mensaje: 'Viajo en julio.\n¿Llego? 👩‍👩‍👧‍👦',
    opcionSeleccionada: 'Estudio',
  } satisfies Record<keyof typeof contactForm.fields, string>,
};

const definitions = { agencia: agencyForm, contacto: contactForm };

export const formIds = Object.keys(definitions) as FormId[];

/** Each form's page. */
export const pageOf = { agencia: pages.agencies, contacto: pages.contact };

/** The payload of a complete form: each field in its order. */
export const payloads: Record<FormId, Record<string, string>> = values;

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

export const requiredNames = (form: FormId): string[] =>
  Object.entries<FieldDefinition>(definitions[form].fields).flatMap(([name, { isOptional }]) =>
    isOptional ? [] : [name],
  );

/** The values of a complete form's text fields. */
export const typedValues = (form: FormId): Record<string, string> =>
  Object.fromEntries(typedNames(form).map((name) => [name, payloads[form][name]!]));

export const labels: Record<string, string> = Object.fromEntries(
  Object.values(definitions).flatMap(({ fields }) =>
    Object.entries(fields).map(([name, field]) => [name, labelOf(field)]),
  ),
);
