import { readFileSync } from 'node:fs';
import {
  formServiceLines,
  formServiceProblems,
  knownService,
} from '../../tools/release/formServices';
import { ownSettings } from './releaseFixture';

const none = { ...ownSettings, extraFields: {}, multipartOnly: false, confirmation: '' };

test.each([
  ['https://formspree.io/forms/abcdwxyz', {}, /del panel/],
  ['https://formspree.io/f/abcdwxyz', {}, undefined],
  ['/contacto.php', {}, /no entiende JSON \(multipartOnly\)/],
  ['https://otra.com.ar/contacto.php?a=1', {}, /multipartOnly/],
  ['/contacto.php', { multipartOnly: true }, undefined],
])('R-OWNER-09e: what a release refuses for %s %j', (formEndpoint, changes, problem) => {
  const [found] = formServiceProblems({ ...none, ...changes, formEndpoint });
  if (problem) expect(found?.what).toMatch(problem);
  else expect(found).toBeUndefined();
});

test('R-OWNER-09e: a release reminds of what a known service needs and nobody has set', () => {
  const lines = (formEndpoint: string, changes = {}) =>
    formServiceLines({ ...none, ...changes, formEndpoint }).join('\n');
  expect(lines('https://formspree.io/f/abc')).toMatch(
    /captcha[^]*email: '\{correo\}' en extraFields[^]*"ok":true, ponelo en confirmation/,
  );
  const set = { extraFields: { email: '{correo}' }, confirmation: '"status":"success"' };
  expect(lines('https://formcarry.com/s/abc', set)).toMatch(/^Formcarry: no pongas reglas .*$/);
  expect(lines('https://formcarry.com.otra.com.ar/s/abc')).toBe('');
});

test('the owner’s guide names each known service with its text for confirmation', () => {
  const guide = readFileSync('docs/formularios.md', 'utf8');
  const rows = [...guide.matchAll(/^\| (\w+) \| `(https:[^`]+)`.* \| `(.+?)`/gm)];
  expect(rows.map(([, name, , text]) => [name, text])).toEqual(
    rows.map(([, name, address]) => [name, knownService(address!)?.confirmation]),
  );
  expect(rows).toHaveLength(3);
});
