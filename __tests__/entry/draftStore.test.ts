import {
  draftStore,
  fillFields,
  saveFields,
  startSaving,
  stopSaving,
} from '../../src/entry/draftStore';

const KEY = 'borrador:contacto';
const values = { nombre: 'Ana', mensaje: 'a\nb', opcionSeleccionada: 'Turismo' };
const { read, write } = draftStore;

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

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  stopSaving();
  jest.restoreAllMocks();
  write('contacto', {});
  document.body.innerHTML = '';
});

test('R-LEAD-06: a draft is read back for its own form only, until empty values remove it', () => {
  write('contacto', { ...values, apellido: '' });
  expect(read('contacto')).toEqual(values);
  expect(read('agencia')).toEqual({});
  // A later page of the tab has written this before the visitor comes back from it (back/forward cache).
  sessionStorage.setItem(KEY, '{"version":1,"values":{"nombre":"Inés"}}');
  expect(read('contacto')).toEqual({ nombre: 'Inés' });
  write('contacto', { nombre: '', mensaje: '' });
  expect(read('contacto')).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test.each(Object.keys(blockedStorages))(
  'R-LEAD-07, R-SEC-03: a draft lasts as long as the document if session storage %s',
  (problem) => {
    write('contacto', { nombre: 'Vieja' });
    blockedStorages[problem]!();
    write('contacto', values);
    expect(read('contacto')).toEqual(values);
    jest.restoreAllMocks();
    write('contacto', { nombre: 'Nueva' });
    expect(read('contacto')).toEqual({ nombre: 'Nueva' });
  },
);

test.each([
  'null',
  '[]',
  '{',
  '{"version":2,"values":{"nombre":"Ana"}}',
  '{"version":1}',
  '{"version":1,"values":null}',
  '{"version":1,"values":{"nombre":3,"mensaje":{},"__proto__":{"apellido":"x"}}}',
])('R-LEAD-07: invalid data in session storage is ignored: %s', (stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(read('contacto')).toEqual({});
});

describe('the prerendered form', () => {
  beforeEach(() => {
    document.body.innerHTML = `<form id="extension-x"><input name="nombre"></form><div id="root"><main>
      <form id="contacto-formulario"><input type="hidden" name="id" value="x"><input name="nombre">
      <textarea name="mensaje" maxlength="9"></textarea><select name="opcionSeleccionada"><option value="">No sé</option>
      <option>Turismo</option></select><button type="submit">Enviar</button></form></main></div>`;
  });
  const field = (name: string) =>
    document.querySelector<HTMLInputElement>(`main [name=${name}]:not([type=hidden])`)!;

  test('R-LEAD-06: shows its draft; a field that the browser has filled in keeps its value', () => {
    write('contacto', values);
    field('nombre').value = 'Inés';
    startSaving();
    fillFields();
    expect(['nombre', 'mensaje', 'opcionSeleccionada'].map((name) => field(name).value)).toEqual([
      'Inés',
      'a\nb',
      'Turismo',
    ]);
    saveFields();
    expect(read('contacto')).toEqual({ ...values, nombre: 'Inés' });
    expect(draftStore.isRestored).toBe(true);
  });

  test('R-FORM-05: a draft that is too long is cut', () => {
    write('contacto', { mensaje: '0123456789' });
    startSaving();
    fillFields();
    expect(field('mensaje').value).toBe('012345678');
  });

  test('R-LEAD-07: a purpose that the form does not offer is ignored', () => {
    write('contacto', { opcionSeleccionada: 'Marte' });
    startSaving();
    fillFields();
    expect(document.querySelector('select')!.selectedIndex).toBe(0);
  });

  test('R-LEAD-06: what is typed is written to the draft, also if the field is emptied', () => {
    write('contacto', { mensaje: 'Hola' });
    startSaving();
    fillFields();
    field('nombre').value = 'Ana';
    saveFields(field('nombre'));
    field('mensaje').value = '';
    saveFields(field('mensaje'));
    fillFields();
    stopSaving();
    expect(read('contacto')).toEqual({ nombre: 'Ana' });
  });

  test('R-LEAD-06: a field that the browser restores as empty keeps its draft, and shows it', () => {
    write('contacto', values);
    startSaving();
    fillFields();
    field('mensaje').value = '';
    expect(read('contacto')).toEqual(values);
    fillFields();
    expect(field('mensaje').value).toBe(values.mensaje);
  });

  test('R-LEAD-03, R-LEAD-18: its values count until React has mounted the form, also if programs move, rename or fill in its fields', () => {
    startSaving();
    field('nombre').value = 'Ana';
    const message = field('mensaje');
    message.name = 'changed';
    document.body.append(message);
    message.value = 'Hola';
    document.getElementById('root')!.innerHTML = '';
    saveFields();
    expect(read('contacto')).toEqual({ nombre: 'Ana', mensaje: 'Hola' });
    expect(draftStore.isRestored).toBe(false);
    stopSaving();
    write('contacto', values);
    message.value = 'Chau';
    expect(read('contacto')).toEqual(values);
    expect(draftStore.isRestored).toBe(true);
  });

  test('a page without a form changes no draft', () => {
    document.body.innerHTML = '<div id="root"></div>';
    write('contacto', values);
    startSaving();
    saveFields();
    expect(read('contacto')).toEqual(values);
    expect(draftStore.isRestored).toBe(true);
  });
});
