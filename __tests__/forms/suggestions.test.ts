import { isWebAddress, suggestEmail, suggestWeb } from '../../src/forms/rules/typedText';

test.each([
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@gamil.com', 'ana@gmail.com'],
  ['ana@gmail.cmo', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail,com', 'ana@gmail.com'],
  ['ana @gmail.com', 'ana@gmail.com'],
  ['ana\u200b@gmail.com', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotmal.com', 'ana@hotmail.com'],
  ['ana@homail.con', 'ana@hotmail.com'],
  ['ana@hotmail.con.ar', 'ana@hotmail.com.ar'],
  ['ana@yahoo.con.ar', 'ana@yahoo.com.ar'],
  ['ana@yaho.com.ar', 'ana@yahoo.com.ar'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['Ana.Gomez+visa@GMAIL.CON', 'Ana.Gomez+visa@gmail.com'],
  ['ana@agencia,com.ar', 'ana@agencia.com.ar'],
  ['a@gmail.con', 'a@gmail.com'],
  ['ana@live.con', 'ana@live.com'],
  ['ana@lvie.com', 'ana@live.com'],
  ['ana@hotml.com', 'ana@hotmail.com'],
  ['ana@outlok.com.ar', 'ana@outlook.com.ar'],
  ['ana@yahoo.com.arr', 'ana@yahoo.com.ar'],
  ['ana@live.con.ar', 'ana@live.com.ar'],
  ['ana@iclodu.com', 'ana@icloud.com'],
  ['ana@fibertl.com.ar', 'ana@fibertel.com.ar'],
  ['ana@speddy.com.ar', 'ana@speedy.com.ar'],
])('R-FORM-18: the correction of %s is %s', (typed, suggestion) => {
  expect(suggestEmail(typed, false)).toBe(suggestion);
});

test.each([
  'ana@gmail.com',
  'ana@GMAIL.com',
  'ana@hotmail.com.ar',
  'ana@agencia.com.ar',
  'ana@uba.ar',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@email.com',
  'ana@gmx.com',
  'ana@me.com',
  'ana@hotmail.co',
  'ana@live.co',
  'ana@lvxe.com',
  'ana@lxie.com',
  'ana@live.cl',
  'ana@outlook.cl',
  'ana@hotmail.cl',
  'ana@yahoo.es',
  'ana@hotmail.es',
  'ana@outlook.es',
  'ana@yahoo.com.br',
  'ana@fi.uba.ar',
  ' ana@gmail.com ',
  'ana @agencia',
  'ana@',
  '@gmail.con',
  'ana',
  '',
])('R-FORM-18: %p gets no correction', (typed) => {
  expect(suggestEmail(typed, true)).toBeNull();
});

test('R-FORM-18: an unfinished e-mail domain gets a correction only after the field loses the focus', () => {
  for (const typed of ['ana@gmail', 'ana@gmail.c', 'ana@gmail.co']) {
    expect(suggestEmail(typed, false)).toBeNull();
    expect(suggestEmail(typed, true)).toBe('ana@gmail.com');
  }
  expect(suggestEmail('ana@live', true)).toBe('ana@live.com');
});

test.each([
  ['www.agencia.com.ar', 'https://www.agencia.com.ar'],
  [' agencia.com.ar/viajes ', 'https://agencia.com.ar/viajes'],
  ['agencia.com:8080', 'https://agencia.com:8080'],
  ['//agencia.com', 'https://agencia.com'],
  ['http:/agencia.com', 'https://agencia.com'],
  ['https:agencia.com', 'https://agencia.com'],
  ['http:agencia.com', 'https://agencia.com'],
  ['htps://agencia.com', 'https://agencia.com'],
  ['https://https://agencia.com', null],
  ['https://agencia.com', null],
  ['agencia', null],
  ['ana@agencia.com', null],
  ['agencia.com.ar/?de=https:x', 'https://agencia.com.ar/?de=https:x'],
  ['javascript:alert(1)', null],
  ['', null],
])('R-FORM-18: the correction of the web address %p is %p', (typed, suggestion) => {
  expect(suggestWeb(typed)).toBe(suggestion);
  if (suggestion) expect(isWebAddress(suggestion)).toBe(true);
});

test.each(['https://agencia.com:99999', 'https://agencia'])(
  '%s is no valid web address',
  (typed) => {
    expect(isWebAddress(typed)).toBe(false);
  },
);
