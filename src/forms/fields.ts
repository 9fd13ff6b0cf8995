import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
} from 'react';
import { business } from '../config/business';

/** Names on the wire (specification, section 3). */
export type FieldName =
  | 'nombre'
  | 'apellido'
  | 'correo'
  | 'telefono'
  | 'web'
  | 'ciudad'
  | 'mensaje'
  | 'opcionSeleccionada';

/** Values of a form, as typed. */
export type Values<Name extends FieldName = FieldName> = Record<Name, string>;

/** What the browser is told about a text field (domain facts, «Fields»). */
export interface FieldTraits {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'words' | 'off';
  readonly spellCheck?: false;
  readonly required: boolean;
  /** UTF-16 units, as `maxlength` counts. */
  readonly maxLength: number;
}

/**
 * Longest value of a one-line field, in UTF-16 units. The specification sets none; this one is far
 * above anything real and keeps a whole request under the 64 KB that the inbox (and a request which
 * outlives its page) may have, so a pasted book is refused with a reason and not by the server.
 */
export const lineMaxLength = 1000;

const line = { required: true, maxLength: lineMaxLength } as const;

/** Traits by name; the purpose is no text field. */
export const fieldTraits: Record<Exclude<FieldName, 'opcionSeleccionada'>, FieldTraits> = {
  nombre: { ...line, type: 'text', autoComplete: 'given-name', autoCapitalize: 'words' },
  apellido: { ...line, type: 'text', autoComplete: 'family-name', autoCapitalize: 'words' },
  correo: {
    ...line,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'off',
    spellCheck: false,
  },
  telefono: { ...line, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  web: { ...line, type: 'url', inputMode: 'url', autoComplete: 'url', required: false },
  ciudad: { ...line, type: 'text', autoComplete: 'address-level2' },
  mensaje: { required: true, maxLength: business.messageMaxLength },
};

/** Longest value of a field, in UTF-16 units. */
export function maxLengthOf(name: FieldName): number {
  return name === 'opcionSeleccionada' ? lineMaxLength : fieldTraits[name].maxLength;
}
