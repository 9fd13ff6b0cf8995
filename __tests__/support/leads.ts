import { agencyForm, contactForm, labelOf, type FormId } from '../../src/forms/fields/definitions';

/**
 * A value for each field, typed by the definitions: the only list of fields that the suites have,
 * beside the specification's own.
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

/** Name of a field that is typed into. */
export type TextField = Exclude<
  keyof typeof agencyForm.fields | keyof typeof contactForm.fields,
  'opcionSeleccionada'
>;

const definitions = { agencia: agencyForm, contacto: contactForm };

/** Names of the forms. */
export const formIds = Object.keys(definitions) as FormId[];

/** The page of each form, and what links call it. */
export const pageOf = {
  agencia: { path: '/paraAgenciasDeViaje', link: 'Para agencias de viaje' },
  contacto: { path: '/contactanos', link: 'Contáctanos' },
} as const;

/** What a whole form sends: each field in its order. */
export const wire: Record<FormId, Record<string, string>> = values;

/** Names of the fields that are typed into, in their order. */
export const typedNames = (form: FormId): string[] =>
  Object.entries(definitions[form].fields).flatMap(([name, { control }]) =>
    control === 'purpose' ? [] : [name],
  );

/** Names of those that may not stay empty. */
export const requiredNames = (form: FormId): string[] =>
  Object.entries(definitions[form].fields).flatMap(([name, { required }]) =>
    required ? [name] : [],
  );

/** What is typed into a whole form. */
export const typed = (form: FormId): Record<string, string> =>
  Object.fromEntries(typedNames(form).map((name) => [name, wire[form][name]!]));

/** Each field's visible name. */
export const labels: Record<string, string> = Object.fromEntries(
  Object.values(definitions).flatMap(({ fields }) =>
    Object.entries(fields).map(([name, field]) => [name, labelOf(field)]),
  ),
);
