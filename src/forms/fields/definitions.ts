import type { InputHTMLAttributes } from 'react';
import type { StringSchema } from 'yup';
import { business } from '../../config/business';
import { fieldTexts, formTexts } from '../../content/forms';
import { isBlank, isWebAddress, suggestEmail, suggestWeb } from '../rules/values';

/** What one field says. */
interface FieldTexts {
  /** Its visible name, without the «(opcional)» that the form adds. */
  readonly label: string;
  /** What a message by chat or e-mail calls it, where the label is too long for that. */
  readonly shortLabel?: string;
  /** Stands under the field where no error does. */
  readonly hint?: string;
  readonly placeholder?: string;
  /** Said of a value that is not what it must be. */
  readonly invalid?: string;
  /** Said instead of the general words about a text that is too long. */
  readonly tooLong?: string;
}

/** A correction that a field offers: the value, and what its button says. */
export interface Correction {
  readonly value: string;
  readonly label: string;
}

/**
 * All there is to know of one field. Its empty value, its rules, its place in the form, its native
 * attributes and its line in the request follow from this.
 */
export type FieldDefinition = {
  /** What it is filled in with: a line, a longer text, or the buttons of the visa's purpose. */
  readonly control: 'line' | 'text' | 'purpose';
  /** What the browser is told about it. */
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>;
  /** Longest value, in UTF-16 units, as `maxlength` counts; `lineMaxLength` if not given. */
  readonly maxLength?: number;
  /** What a value must be, beside filled in and short enough. */
  readonly rule?: (value: StringSchema) => StringSchema;
  /**
   * A better value for a likely slip, or null.
   * @param left whether the visitor has left the field once
   * @param error what is wrong with the value, if anything
   */
  readonly correct?: (value: string, left: boolean, error?: string) => Correction | null;
} & (
  | { readonly required: true; readonly texts: FieldTexts & { readonly missing: string } }
  | { readonly required: false; readonly texts: FieldTexts }
);

/** The two forms; also the prefix of their ids and the name of their draft. */
export type FormId = 'agencia' | 'contacto';

/** Values of a form by the names of its fields, as typed. */
export type Values = Readonly<Record<string, string>>;

/** All that tells one form from the other. */
export interface FormDefinition {
  readonly id: FormId;
  /** How the service wants the request's body. */
  readonly body: 'json' | 'multipart';
  /** By their names on the wire, in the order in which they go there. */
  readonly fields: Readonly<Record<string, FieldDefinition>>;
}

/**
 * Longest value of a one-line field, in UTF-16 units (R-FORM-08). Far above anything real, it keeps a whole
 * request under the 64 KB that one which outlives its page may have: a pasted book is refused with a
 * reason and not by the browser.
 */
const lineMaxLength = 1000;

const person = {
  nombre: {
    control: 'line',
    required: true,
    texts: fieldTexts.nombre,
    attributes: { type: 'text', autoComplete: 'given-name', autoCapitalize: 'words' },
  },
  apellido: {
    control: 'line',
    required: true,
    texts: fieldTexts.apellido,
    attributes: { type: 'text', autoComplete: 'family-name', autoCapitalize: 'words' },
  },
  correo: {
    control: 'line',
    required: true,
    texts: fieldTexts.correo,
    attributes: {
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'off',
      spellCheck: false,
    },
    rule: (value) => value.trim().email(fieldTexts.correo.invalid),
    correct: (value, left) => offer(suggestEmail(value, left), formTexts.suggestEmail),
  },
  telefono: {
    control: 'line',
    required: true,
    texts: fieldTexts.telefono,
    attributes: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
} as const satisfies FormDefinition['fields'];

/** The travel agencies' form (R-FORM-01). */
export const agencyForm = {
  id: 'agencia',
  body: 'multipart',
  fields: {
    ...person,
    web: {
      control: 'line',
      required: false,
      texts: fieldTexts.web,
      attributes: { type: 'url', inputMode: 'url', autoComplete: 'url' },
      rule: (value) =>
        value.trim().test(
          'web',
          ({ value: typed }) => wrongWeb(typed),
          (typed) => isBlank(typed) || isWebAddress(typed ?? ''),
        ),
      correct: (value, _left, error) => (error ? offer(suggestWeb(value), formTexts.useWeb) : null),
    },
    ciudad: {
      control: 'line',
      required: true,
      texts: fieldTexts.ciudad,
      attributes: { type: 'text', autoComplete: 'address-level2' },
    },
  },
} as const satisfies FormDefinition;

/** The contact form (R-FORM-02). */
export const contactForm = {
  id: 'contacto',
  body: 'json',
  fields: {
    ...person,
    // Outer spaces count, as they do for the counter and `maxlength`; they are trimmed on the wire.
    mensaje: {
      control: 'text',
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

/** Every form of the site. */
export const forms: readonly FormDefinition[] = [agencyForm, contactForm];

const offer = (value: string | null, labelFor: (value: string) => string): Correction | null =>
  value ? { value, label: labelFor(value) } : null;

const wrongWeb = (typed: string) =>
  suggestWeb(typed) ? fieldTexts.web.noScheme : fieldTexts.web.invalid;

/** A field's visible name, which says if it may stay empty. */
export const labelOf = ({ texts, required }: FieldDefinition): string =>
  required ? texts.label : `${texts.label} ${formTexts.optional}`;

/** Longest value of a field, in UTF-16 units. */
export const maxLengthOf = ({ maxLength = lineMaxLength }: FieldDefinition): number => maxLength;

/** The last field of each form that is typed into. */
const lastFields = new Set(
  forms.map(({ fields }) =>
    Object.values(fields)
      .filter(({ control }) => control !== 'purpose')
      .pop(),
  ),
);

/**
 * The label of the Enter key on a phone's keyboard. In a text that key makes a new line, so that it never
 * says «send» there.
 */
export const enterKeyHintOf = (field: FieldDefinition): 'enter' | 'next' | 'send' => {
  if (field.control === 'text') return 'enter';
  return lastFields.has(field) ? 'send' : 'next';
};

/** A form with nothing in it. */
export const emptyValues = ({ fields }: FormDefinition): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, '']));

/** Whether two sets of values of one form are equal. */
export const sameValues = (one: Values, other: Values): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** Ids of a form and its parts. Plain and fixed, so that links, tests and people can name them. */
export const ids = (form: FormId) => ({
  form: `${form}-formulario`,
  summary: `${form}-errores`,
  submit: `${form}-enviar`,
  result: `${form}-resultado`,
  complaints: `${form}-reclamos`,
  field: (name: string) => `${form}-${name}`,
});
