import type { InputHTMLAttributes } from 'react';
import { object, string, type ObjectSchema, type StringSchema } from 'yup';
import { business } from '../../config/business';
import { fieldTexts, formTexts, type FieldTexts } from '../../content/forms';
import {
  isBlank,
  isWebAddress,
  removeInvisible,
  suggestEmail,
  suggestWeb,
  trimVisible,
} from './typedText';

/** Definition of one field, from which its control, validation and native attributes follow. */
export type FieldDefinition = {
  /**
   * A `<textarea>`, or the buttons that choose the visa's purpose; an `<input>` if not given. LeadForm.tsx renders each kind.
   */
  readonly control?: 'textarea' | 'purpose';
  /**
   * Native attributes for a phone's keyboard, autofill and spell checking (R-FORM-19). Before
   * hydration the browser also validates the types `email` and `url`.
   */
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>;
  /** Maximum length of the value in UTF-16 units; `defaultMaxLength` if not given. */
  readonly maxLength?: number;
  /** Extends the field's yup schema, which cleans the value and checks a required field's `missing`, and `maxLength`. */
  readonly extendSchema?: (schema: StringSchema) => StringSchema;
  /** Correction of a likely typing error, and the label of the button that applies it. */
  readonly correction?: {
    /**
     * Returns the corrected value, or null.
     * @param value the cleaned value
     * @param touched whether the field has lost the focus or its form has been submitted
     * @param error the field's current error, if it has one
     */
    readonly suggest: (value: string, touched: boolean, error?: string) => string | null;
    readonly label: (value: string) => string;
  };
} & (
  | { readonly isOptional?: false; readonly texts: FieldTexts & { readonly missing: string } }
  | { readonly isOptional: true; readonly texts: FieldTexts }
);

/** Id of a form: the start of its elements' ids and the end of its key in the session storage. */
export type FormId = 'agencia' | 'contacto';

/** Values by field name, usually of all fields of a form. */
export type Values = Readonly<Record<string, string>>;

export interface FormDefinition {
  readonly id: FormId;
  /** Format of React's request (R-FORM-21, R-FORM-22); the browser itself posts multipart data. */
  readonly bodyFormat: 'json' | 'multipart';
  /** Fields by their names in the request, in the order of React's request. */
  readonly fields: Readonly<Record<string, FieldDefinition>>;
}

/**
 * Maximum length of a value, in UTF-16 units (R-FORM-08). With this limit the body of a request
 * stays below 64 KiB; browsers refuse a larger body in a request with `keepalive`.
 */
const defaultMaxLength = 1000;

/** Dictionaries lack most names, so browsers would mark a right name as wrong, or change it. */
const nameAttributes = {
  type: 'text',
  autoCapitalize: 'words',
  spellCheck: false,
  autoCorrect: 'off',
} as const;

const personFields = {
  nombre: {
    texts: fieldTexts.nombre,
    attributes: { ...nameAttributes, autoComplete: 'given-name' },
  },
  apellido: {
    texts: fieldTexts.apellido,
    attributes: { ...nameAttributes, autoComplete: 'family-name' },
  },
  correo: {
    texts: fieldTexts.correo,
    attributes: {
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'off',
      spellCheck: false,
    },
    extendSchema: (schema) => schema.email(fieldTexts.correo.invalid),
    correction: { suggest: suggestEmail, label: formTexts.suggestEmail },
  },
  telefono: {
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
      isOptional: true,
      texts: fieldTexts.web,
      attributes: { type: 'url', inputMode: 'url', autoComplete: 'url' },
      extendSchema: (schema) =>
        schema.test(
          'web',
          ({ value: typed }) => getWebError(typed),
          (typed) => isBlank(typed) || isWebAddress(typed ?? ''),
        ),
      correction: {
        suggest: (value, _touched, error) => (error ? suggestWeb(value) : null),
        label: formTexts.useWeb,
      },
    },
    ciudad: {
      texts: fieldTexts.ciudad,
      attributes: { ...nameAttributes, enterKeyHint: 'send', autoComplete: 'address-level2' },
    },
  },
} as const satisfies FormDefinition;

/** The contact form (R-FORM-02). */
export const contactForm = {
  id: 'contacto',
  bodyFormat: 'json',
  fields: {
    ...personFields,
    mensaje: {
      control: 'textarea',
      texts: fieldTexts.mensaje,
      maxLength: business.messageMaxLength,
    },
    opcionSeleccionada: {
      control: 'purpose',
      isOptional: true,
      texts: fieldTexts.opcionSeleccionada,
    },
  },
} as const satisfies FormDefinition;

export const forms: readonly FormDefinition[] = [agencyForm, contactForm];

const getWebError = (typed: string) =>
  suggestWeb(typed) && !/^https?:\/\//i.test(typed)
    ? fieldTexts.web.noScheme
    : fieldTexts.web.invalid;

/** Returns what `toResult` returns for each field of a form, by the field's name. */
export const mapFields = <Result>(
  { fields }: FormDefinition,
  toResult: (name: string, field: FieldDefinition) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toResult(name, field)]));

/** Returns a field's label, with «(opcional)» if the field may stay empty. */
export const labelOf = ({ texts, isOptional }: FieldDefinition): string =>
  isOptional ? `${texts.label} ${formTexts.optional}` : texts.label;

const hasOneWord = ({ attributes }: FieldDefinition): boolean =>
  ['email', 'tel', 'url'].includes(attributes?.type ?? '');

/**
 * Returns the value of a field as it is validated, sent and corrected (R-FORM-09). The field itself keeps what was typed:
 * a new value would move the caret to its end.
 */
export const cleanValue = (field: FieldDefinition, value: string): string =>
  hasOneWord(field) ? removeInvisible(value).trim() : trimVisible(value);

/** Returns the maximum length of a field's value, in UTF-16 units. */
export const maxLengthOf = ({ maxLength = defaultMaxLength }: FieldDefinition): number => maxLength;

function fieldSchemaOf(field: FieldDefinition): StringSchema {
  const maxLength = maxLengthOf(field);
  const limited = string()
    .transform((value: string) => cleanValue(field, value))
    .test({
      message: field.texts.tooLong ?? formTexts.tooLong(maxLength),
      // Not `max`, because browsers and the character counter count the value that is not cleaned.
      test: (_value, { originalValue }) => String(originalValue ?? '').length <= maxLength,
    });
  const schema = field.isOptional
    ? limited
    : limited.test({ message: field.texts.missing, test: (value) => !isBlank(value) });
  return field.extendSchema?.(schema) ?? schema;
}

/**
 * Returns the validation schema of a form. Formik calls this function at each validation. If the
 * schema were built when the form mounts, building it would delay hydration.
 */
export function schemaOf(form: FormDefinition): ObjectSchema<object> {
  return object(mapFields(form, (_name, field) => fieldSchemaOf(field)));
}

/**
 * Returns the field's `enterkeyhint`, which labels the Enter key of a phone's keyboard (R-FORM-25).
 * In a textarea the label is always «enter», because this key inserts a new line.
 */
export const enterKeyHintOf = ({ control, attributes }: FieldDefinition) =>
  control === 'textarea' ? 'enter' : (attributes?.enterKeyHint ?? 'next');

/**
 * Returns a stored value as far as the field takes it: at most its maximum length, and of the purposes only those that
 * the site offers.
 */
export const limitValue = (field: FieldDefinition, value: string): string =>
  field.control === 'purpose' && !formTexts.purposes.some((purpose) => purpose === value)
    ? ''
    : value.slice(0, maxLengthOf(field));

export const emptyValues = (form: FormDefinition): Values => mapFields(form, () => '');

/** Returns whether two sets of values are equal; both must have all fields of one form. */
export const sameValues = (a: Values, b: Values): boolean =>
  Object.keys(a).every((name) => a[name] === b[name]);

/** Returns the ids of a form's elements; `field` returns the id of a field's control. */
export const elementIdsOf = (form: FormId) => ({
  form: `${form}-formulario`,
  summary: `${form}-errores`,
  submit: `${form}-enviar`,
  result: `${form}-resultado`,
  field: (name: string) => `${form}-${name}`,
});

/** Returns the id of a field's counter. */
export const counterIdOf = (fieldId: string): string => `${fieldId}-cuenta`;
