import type { Message } from './message';

const VALUE_LENGTH = 60;
const LINE_LENGTH = 500;

/**
 * Makes text harmless on a terminal: control characters, line ends and the marks that turn the
 * writing direction become `\uXXXX`.
 *
 * @param text - anything a sender typed
 * @returns the text in one line
 */
export function visible(text: string): string {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Describes a stored message for the terminal, in Spanish (issue 2, «The local inbox»).
 *
 * @param message - the message
 * @returns one line, long texts cut
 */
export function describe({ id, contentType, fields }: Message): string {
  const said = fields.map(([name, value]) => {
    const text = Array.isArray(value) ? value.join(' | ') : value;
    return `${cut(name, VALUE_LENGTH)}=«${cut(text, VALUE_LENGTH)}»`;
  });
  const kind = contentType === 'application/json' ? 'JSON' : 'multipart';
  return visible(
    cut(`bandeja: mensaje ${id.slice(0, 8)} (${kind}): ${said.join(' ')}`, LINE_LENGTH),
  );
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
