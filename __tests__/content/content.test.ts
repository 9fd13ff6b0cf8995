import { loadContent, textsOf } from '../support/content';

const isAddress = (text: string) => /^(https?:|mailto:|[/#@+]|[\w.-]+@[\w.-]+$)/.test(text);
/** The strings that visitors read: without addresses, telephone numbers, ids, and names of drawings. */
const texts = textsOf(loadContent()).filter(
  ([where, text]) => !isAddress(text) && !/\.(id|drawing|to|href)(\(|$)/.test(where),
);

/** Returns the texts that match a pattern, with their places, so that a failure names the places. */
const textsMatching = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text));

// In the approved texts these mistakes are easy to overlook.
test.each([
  ['has a double space', / {2}/],
  ['has «EE. UU.» with a breaking space or without both dots', /EE\.? UU|EEUU|EE\.UU/],
  [
    'has a breaking space between a number and its unit',
    /\d (años?|mes(es)?|horas?|días?|minutos?|km|%)/,
  ],
  ['has a breaking space between two digits', /\d \d/],
])('no text %s', (_problem, pattern) => {
  expect(textsMatching(pattern)).toEqual([]);
});

test.each([
  [
    'has a common English word',
    /(?<!\p{L})(the|and|your?|with|here|click|send|read|next|back|close|open|home)(?!\p{L})/iu,
  ],
  ['calls anything official', /\b(oficial(es|mente)?|gubernamental)\b/i],
  [
    'promises an approval',
    /garantiza(d|mos)|aseguramos|aprobaci[óo]n (segura|asegurada)|sin riesgo|100\s*%|visa segura/i,
  ],
  ['creates urgency', /últimos (turnos|cupos|lugares)|apurate|solo por hoy|oferta|urgente/i],
  ['names a price', /(US)?\$\s*\d|\d\s*(d[óo]lares|pesos|USD)/i],
  ['mentions the Visa Waiver Program', /waiver|\bESTA\b/],
])('R-SITE-01, R-TRUST-03, R-TRUST-04, R-TRUST-11: no text %s', (_problem, pattern) => {
  expect(textsMatching(pattern)).toEqual([]);
});
