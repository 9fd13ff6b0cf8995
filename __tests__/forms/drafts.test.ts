import { isMarkedPending, markPending, readDraft, writeDraft } from '../../src/forms/drafts';

const KEY = 'borrador:contacto';
const values = { nombre: 'Ana', mensaje: 'a\nb', opcionSeleccionada: 'Turismo' };

/** Makes session storage unusable, in the ways in which browsers do. */
const blockedStorages: Record<string, () => void> = {
  'is blocked': () =>
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    }),
  'is missing, as in some in-app browsers': () =>
    jest.spyOn(window, 'sessionStorage', 'get').mockReturnValue(null as never),
  'is full': () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
};

afterEach(() => {
  jest.restoreAllMocks();
  writeDraft('contacto', {});
});

test('R-LEAD-06a: a draft is read back for its own form only, until empty values remove it', () => {
  writeDraft('contacto', { ...values, apellido: '' });
  expect(readDraft('contacto')).toEqual(values);
  expect(readDraft('agencia')).toEqual({});
  // A later page of the tab has written this before the visitor comes back from it (back/forward cache).
  sessionStorage.setItem(KEY, '{"version":1,"values":{"nombre":"Inés"}}');
  expect(readDraft('contacto')).toEqual({ nombre: 'Inés' });
  writeDraft('contacto', { nombre: '', mensaje: '' });
  expect(readDraft('contacto')).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test.each(Object.keys(blockedStorages))(
  'R-LEAD-07b, R-SEC-03b: a draft lasts as long as the document if session storage %s',
  (problem) => {
    writeDraft('contacto', { nombre: 'Vieja' });
    blockedStorages[problem]!();
    writeDraft('contacto', values);
    expect(readDraft('contacto')).toEqual(values);
    jest.restoreAllMocks();
    writeDraft('contacto', { nombre: 'Nueva' });
    expect(readDraft('contacto')).toEqual({ nombre: 'Nueva' });
  },
);

test('R-LEAD-11c: the mark of a pending message is its own form’s, and goes with an emptied draft', () => {
  writeDraft('contacto', values);
  markPending('contacto', true);
  expect([isMarkedPending('contacto'), isMarkedPending('agencia')]).toEqual([true, false]);
  writeDraft('contacto', { nombre: 'Ana' });
  expect(isMarkedPending('contacto')).toBe(true);
  writeDraft('contacto', { nombre: '' });
  expect(isMarkedPending('contacto')).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  'null',
  '[]',
  '{',
  '{"version":2,"values":{"nombre":"Ana"}}',
  '{"version":1}',
  '{"version":1,"values":null}',
  '{"version":1,"values":{"nombre":3,"mensaje":{},"__proto__":{"apellido":"x"}}}',
])('R-SEC-03b: invalid data in session storage is ignored: %s', (stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(readDraft('contacto')).toEqual({});
});
