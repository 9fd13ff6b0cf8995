import { agencyForm, contactForm, labelOf, type FormId } from '../../src/forms/fields/definitions';

/** A value for each field. The types make a field without a value an error of the compiler. */
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

/** Name of a text field. */
export type TextField = Exclude<
  keyof typeof agencyForm.fields | keyof typeof contactForm.fields,
  'opcionSeleccionada'
>;

const definitions = { agencia: agencyForm, contacto: contactForm };

/** Names of the forms. */
export const formIds = Object.keys(definitions) as FormId[];

/** Each form's page, and the name of links to it. */
export const pageOf = {
  agencia: { path: '/paraAgenciasDeViaje', link: 'Para agencias de viaje' },
  contacto: { path: '/contactanos', link: 'Contáctanos' },
} as const;

/** What a complete form sends: each field, in order. */
export const wire: Record<FormId, Record<string, string>> = values;

/** Returns the names of a form's text fields, in order. */
export const typedNames = (form: FormId): string[] =>
  Object.entries(definitions[form].fields).flatMap(([name, { control }]) =>
    control === 'purpose' ? [] : [name],
  );

/** Returns the names of a form's required fields. */
export const requiredNames = (form: FormId): string[] =>
  Object.entries(definitions[form].fields).flatMap(([name, { required }]) =>
    required ? [name] : [],
  );

/** Returns what is typed into a complete form, by field. */
export const typed = (form: FormId): Record<string, string> =>
  Object.fromEntries(typedNames(form).map((name) => [name, wire[form][name]!]));

/** Each field's label. */
export const labels: Record<string, string> = Object.fromEntries(
  Object.values(definitions).flatMap(({ fields }) =>
    Object.entries(fields).map(([name, field]) => [name, labelOf(field)]),
  ),
);
