import { loadContent, textsOf } from '../support/content';

const isAddress = (text: string) => /^(https?:|mailto:|[/#@+]|[\w.-]+@[\w.-]+$)/.test(text);
/** The strings that visitors read: without addresses, telephone numbers, ids, and names of drawings. */
const texts = textsOf(loadContent()).filter(
  ([where, text]) => !isAddress(text) && !/\.(id|drawing|to|href)(\(|$)/.test(where),
);

/** Returns the texts that match a pattern, with their places, so that a failure names the places. */
const textsMatching = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text));

// A reader overlooks these mistakes.
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
    'R-SITE-01b: no text has a common English word',
    /(?<!\p{L})(the|and|for|to|is|our|your?|with|here|more|click|submit|send|loading|read|next|back|close|open|home)(?!\p{L})/iu,
  ],
  ['R-TRUST-04a: no text calls anything official', /\b(oficial(es|mente)?|gubernamental)\b/i],
  [
    'R-TRUST-03a: no text promises an approval',
    /garantiza(d|mos)|aseguramos|aprobaci[óo]n (segura|asegurada)|te aprueban (seguro|siempre|sí o sí)|sin riesgo|100\s*%|visa segura/i,
  ],
  [
    'R-TRUST-03a: no text creates urgency',
    /(últimos|quedan pocos) (turnos|cupos|lugares)|(turnos|cupos|lugares) limitados|apurate|reservá ya|solo por hoy|oferta|urgente/i,
  ],
  ['R-TRUST-03a: no text names a price', /(\$|USD|ARS)\s*\d|\d\s*(d[óo]lares|pesos|USD|ARS)/i],
  [
    'R-TRUST-11: no text mentions the Visa Waiver Program',
    /[Ww]aiver|[Ee]xenci(ón|ones) de visas?|\bESTA\b/,
  ],
  [
    'R-TRUST-11: no text offers a job or a petition',
    /(?<!no (te|les?) )\b(conseguimos|buscamos|ofrecemos|gestionamos)\b[^.]*(empleo|trabajo|petici)/i,
  ],
  [
    'R-TRUST-10a: no text but those of the specification addresses the visitor as «tú» or «usted»',
    /(?<!\p{L})(tú|usted|puedes|quieres|tienes|debes|necesitas|haz|escribe|mira|pregunta|(?<!^)deja|inténtelo(?! de nuevo más tarde\.$)|su formulario(?! ha sido enviado con éxito))(?!\p{L})/iu,
  ],
])('%s', (_title, pattern) => {
  expect(textsMatching(pattern)).toEqual([]);
});
