import { screen, waitFor } from '@testing-library/dom';

/** Returns the message of the error with which a promise rejects. */
const reasonOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no error',
    ({ message }: Error) => message,
  );

const page = '\n\nThe page has\n  heading: Hola\n  button: Enviar · Borrar';
const options = { timeout: 1 };

test('a wait that fails says within its own time what it waited for, and then what the page has', async () => {
  document.body.innerHTML = '<h1>Hola</h1><button>Enviar</button><button>Borrar</button>';
  const assertion = () => expect(['a', 'b']).toEqual(['a', 'c']);
  const difference = await reasonOf(Promise.resolve().then(assertion));
  expect(difference).toMatch(/Expected[^]+Received/);
  expect(await reasonOf(waitFor(assertion, options))).toBe(difference + page);
  const query = () => screen.getByRole('link', { name: 'Inicio' });
  const missing = `Unable to find role="link" and name "Inicio"${page}`;
  expect(await reasonOf(waitFor(query, options))).toBe(missing);
  expect(await reasonOf(screen.findByRole('link', { name: 'Inicio' }, options))).toBe(missing);
});
