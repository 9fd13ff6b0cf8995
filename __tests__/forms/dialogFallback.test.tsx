import { act, screen, within } from '@testing-library/react';
import type Dialog from '@mui/material/Dialog';
import { formTexts, resultTexts } from '../../src/content/forms';
import {
  agency,
  contact,
  control,
  fill,
  pass,
  setupUser,
  submitButton,
  withFakeTime,
} from './bench';
import { fakeNetwork, status } from '../support/network';

type Chunk = { default: typeof Dialog };
const mockFetch = jest.fn<Promise<Chunk>, []>();
jest.mock('../../src/forms/result/lazyDialog', () => {
  const { lazyPart } = jest.requireActual<typeof import('../../src/components/lazyPart')>(
    '../../src/components/lazyPart',
  );
  return { lazyDialog: lazyPart(() => mockFetch()) };
});
const arrives = async () => jest.requireActual<Chunk>('@mui/material/Dialog');
const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  sessionStorage.clear();
  mockFetch.mockImplementation(fails);
});

test.each([
  [
    'contacto',
    contact,
    'Hubo un problema al enviar el formulario: Error en el envío del formulario',
  ],
  ['agencia', agency, 'Hubo un error al enviar el mensaje. Inténtelo de nuevo más tarde.'],
] as const)(
  "R-ERR-07, R-LEAD-16: %s: without the dialog's code the form itself shows the result",
  async (_form, { render, values }, failure) => {
    const network = fakeNetwork();
    const user = setupUser();
    render();
    await fill(user, values);
    await user.click(submitButton());
    network.answer(new TypeError('Failed to fetch'));
    const shown = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(screen.getByRole('form')).toContainElement(shown);
    expect(within(shown).getByText(failure)).toBeVisible();
    expect(within(shown).getByRole('link', { name: resultTexts.email })).toBeVisible();
    expect(within(shown).getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(submitButton()).toHaveFocus();
    expect(control('nombre')).toHaveValue(values.nombre);
  },
);

test('R-FORM-10: a later try fetches the code again and shows the dialog', async () => {
  mockFetch.mockImplementation(arrives);
  const network = fakeNetwork();
  const user = setupUser();
  contact.render();
  await fill(user, contact.values);
  await user.click(submitButton());
  network.answer(status(200));
  const modal = await screen.findByRole('alertdialog', { name: '¡Enviado!' });
  expect(modal).toHaveAttribute('aria-modal', 'true');
});

describe("the dialog's code never answers", () => {
  withFakeTime();

  test('R-ERR-07, R-LEAD-16: the form itself shows the result 4 s after it is known', async () => {
    mockFetch.mockReturnValue(new Promise(() => {}));
    const network = fakeNetwork();
    const user = setupUser();
    contact.render();
    await fill(user, contact.values);
    await user.click(submitButton());
    await act(async () => network.answer(status(200)));
    await pass(3_900);
    expect(submitButton()).toHaveTextContent(formTexts.sending);
    await pass(100);
    expect(screen.getByRole('form')).toContainElement(
      screen.getByRole('alertdialog', { name: resultTexts.sent.title }),
    );
  });
});
