import type { InputHTMLAttributes } from 'react';
import type { StringSchema } from 'yup';
import { business } from '../../config/business';
import { fieldTexts, formTexts, type FieldTexts } from '../../content/forms';
import { isBlank, isWebAddress, suggestEmail, suggestWeb } from '../rules/values';

/** A correction that a field offers: the value, and the label of its button. */
export interface Correction {
  readonly value: string;
  readonly label: string;
}

/**
 * Definition of one field. Its control, its validation, its native attributes and its entry in the
 * request are derived from this.
 */
export type FieldDefinition = {
  /** Kind of control: an input, a textarea, or the buttons of the visa's purpose. */
  readonly control: 'input' | 'textarea' | 'purpose';
  /** Native attributes, for the keyboard and autofill (R-FORM-19). */
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>;
  /** Longest value in UTF-16 units, as `maxlength` counts them; `lineMaxLength` if not given. */
  readonly maxLength?: number;
  /** Adds validation to that of `required` and `maxLength`. */
  readonly extendSchema?: (schema: StringSchema) => StringSchema;
  /**
   * Returns a correction for a likely typing error, or null.
   * @param touched whether the field has lost the focus at least once
   * @param error the field's error, if it has one
   */
  readonly suggestCorrection?: (
    value: string,
    touched: boolean,
    error?: string,
  ) => Correction | null;
} & (
  | { readonly required: true; readonly texts: FieldTexts & { readonly missing: string } }
  | { readonly required: false; readonly texts: FieldTexts }
);

/** Id of a form; also the prefix of its element ids and part of its storage keys. */
export type FormId = 'agencia' | 'contacto';

/** Values of a form as typed, by field name. */
export type Values = Readonly<Record<string, string>>;

/** Definition of one form. */
export interface FormDefinition {
  readonly id: FormId;
  /** Format of the request's body (R-FORM-21, R-FORM-22). */
  readonly bodyFormat: 'json' | 'multipart';
  /** Fields by their names in the request, in the order of the request. */
  readonly fields: Readonly<Record<string, FieldDefinition>>;
}

/**
 * Longest value of a one-line field, in UTF-16 units (R-FORM-08). Browsers refuse a `keepalive`
 * request of more than 64 KB; with this limit every valid request is smaller, and a longer value
 * gets an error text.
 */
const lineMaxLength = 1000;

const personFields = {
  nombre: {
    control: 'input',
    required: true,
    texts: fieldTexts.nombre,
    attributes: { type: 'text', autoComplete: 'given-name', autoCapitalize: 'words' },
  },
  apellido: {
    control: 'input',
    required: true,
    texts: fieldTexts.apellido,
    attributes: { type: 'text', autoComplete: 'family-name', autoCapitalize: 'words' },
  },
  correo: {
    control: 'input',
    required: true,
    texts: fieldTexts.correo,
    attributes: {
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'off',
      spellCheck: false,
    },
    extendSchema: (schema) => schema.trim().email(fieldTexts.correo.invalid),
    suggestCorrection: (value, touched) =>
      toCorrection(suggestEmail(value, touched), formTexts.suggestEmail),
  },
  telefono: {
    control: 'input',
    required: true,
    texts: fieldTexts.telefono,
    attributes: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
} as const satisfies FormDefinition['fields'];

/** The travel agencies' form (R-FORM-01). */
export const agencyForm = {
  id: 'agencia',
  bodyFormat: 'multipart',
  fields: {
    ...personFields,
    web: {
      control: 'input',
      required: false,
      texts: fieldTexts.web,
      attributes: { type: 'url', inputMode: 'url', autoComplete: 'url' },
      extendSchema: (schema) =>
        schema.trim().test(
          'web',
          ({ value: typed }) => getWebError(typed),
          (typed) => isBlank(typed) || isWebAddress(typed ?? ''),
        ),
      suggestCorrection: (value, _touched, error) =>
        error ? toCorrection(suggestWeb(value), formTexts.useWeb) : null,
    },
    ciudad: {
      control: 'input',
      required: true,
      texts: fieldTexts.ciudad,
      attributes: { type: 'text', autoComplete: 'address-level2' },
    },
  },
} as const satisfies FormDefinition;

/** The contact form (R-FORM-02). */
export const contactForm = {
  id: 'contacto',
  bodyFormat: 'json',
  fields: {
    ...personFields,
    // Leading and trailing spaces count here, as in the counter and `maxlength`; the request is
    // trimmed.
    mensaje: {
      control: 'textarea',
      required: true,
      texts: fieldTexts.mensaje,
      maxLength: business.messageMaxLength,
    },
    opcionSeleccionada: {
      control: 'purpose',
      required: false,
      texts: fieldTexts.opcionSeleccionada,
    },
  },
} as const satisfies FormDefinition;

/** All forms of the site. */
export const forms: readonly FormDefinition[] = [agencyForm, contactForm];

const toCorrection = (
  value: string | null,
  labelFor: (value: string) => string,
): Correction | null => (value ? { value, label: labelFor(value) } : null);

const getWebError = (typed: string) =>
  suggestWeb(typed) ? fieldTexts.web.noScheme : fieldTexts.web.invalid;

/** Returns a field's label, with «(opcional)» if the field may stay empty. */
export const labelOf = ({ texts, required }: FieldDefinition): string =>
  required ? texts.label : `${texts.label} ${formTexts.optional}`;

/** Returns the longest value of a field, in UTF-16 units. */
export const maxLengthOf = ({ maxLength = lineMaxLength }: FieldDefinition): number => maxLength;

/** The last text field of each form. */
const lastTextFields = new Set(
  forms.map(({ fields }) =>
    Object.values(fields)
      .filter(({ control }) => control !== 'purpose')
      .pop(),
  ),
);

/**
 * Returns the label of the Enter key on a phone's keyboard (R-FORM-25). In a textarea the key
 * inserts a new line, so that it is never labelled «send» there.
 */
export const enterKeyHintOf = (field: FieldDefinition): 'enter' | 'next' | 'send' => {
  if (field.control === 'textarea') return 'enter';
  return lastTextFields.has(field) ? 'send' : 'next';
};

/** Returns the values of an empty form. */
export const emptyValues = ({ fields }: FormDefinition): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, '']));

/** Returns whether two sets of values of one form are equal. */
export const sameValues = (a: Values, b: Values): boolean =>
  Object.keys(a).every((name) => a[name] === b[name]);

/**
 * Returns the element ids of a form and its parts. Fixed, because links and tests refer to them.
 */
export const elementIdsOf = (form: FormId) => ({
  form: `${form}-formulario`,
  summary: `${form}-errores`,
  submit: `${form}-enviar`,
  result: `${form}-resultado`,
  complaintsSummary: `${form}-reclamos`,
  field: (name: string) => `${form}-${name}`,
});
