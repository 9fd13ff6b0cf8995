import { act, screen, within } from '@testing-library/react';
import type Dialog from '@mui/material/Dialog';
import { formTexts, resultTexts } from '../../src/content/forms';
import { fakeNetwork, status } from '../support/network';
import {
  contact,
  control,
  fill,
  advanceTime,
  setupUser,
  submitButton,
  withFakeTime,
} from './formFixture';

type Chunk = { default: typeof Dialog };
const mockFetch = jest.fn<Promise<Chunk>, []>();
jest.mock('../../src/forms/result/lazyDialog', () => {
  const { lazyPart } = jest.requireActual<typeof import('../../src/components/lazyPart')>(
    '../../src/components/lazyPart',
  );
  return { lazyDialog: lazyPart(() => mockFetch()) };
});

/** The element that `useModal` makes inert. */
let root: HTMLElement;

beforeEach(() => {
  sessionStorage.clear();
  root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  root.inert = false;
});
afterEach(() => root.remove());

/** Fills in the contact form and submits it. */
async function sent() {
  const network = fakeNetwork();
  const user = setupUser();
  contact.render();
  await fill(user, contact.values);
  await user.click(submitButton());
  return { network, user };
}

test("R-ERR-07, R-LEAD-16: without the dialog's code the form itself shows the result", async () => {
  mockFetch.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { network, user } = await sent();
  network.answer(new TypeError('Failed to fetch'));
  const shown = await screen.findByRole('alertdialog', { name: resultTexts.failed.title });
  expect(screen.getByRole('form')).toContainElement(shown);
  expect(within(shown).getByText(resultTexts.failed.contacto)).toBeVisible();
  expect(within(shown).getByRole('link', { name: resultTexts.email })).toBeVisible();
  expect(within(shown).getByRole('button', { name: resultTexts.close })).toHaveFocus();
  expect(root.inert).toBe(false);
  await user.keyboard('a');
  expect(shown).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(submitButton()).toHaveFocus();
  expect(control('nombre')).toHaveValue(contact.values.nombre);
});

test('R-FORM-10: a later try fetches the code again and shows the dialog', async () => {
  mockFetch.mockImplementation(async () => jest.requireActual<Chunk>('@mui/material/Dialog'));
  const { network, user } = await sent();
  expect(root.inert).toBe(false);
  network.answer(status(200));
  const modal = await screen.findByRole('alertdialog', { name: resultTexts.sent.title });
  expect(modal).toHaveAttribute('aria-modal', 'true');
  expect(root.inert).toBe(true);
  await user.keyboard('{Escape}');
  expect(root.inert).toBe(false);
});

describe("the dialog's code never answers", () => {
  withFakeTime();

  test('R-ERR-07, R-LEAD-16: the form itself shows the result 4 s after it is known', async () => {
    mockFetch.mockReturnValue(new Promise(() => {}));
    const { network } = await sent();
    await act(async () => network.answer(status(200)));
    await advanceTime(3_900);
    expect(submitButton()).toHaveTextContent(formTexts.sending);
    await advanceTime(100);
    expect(screen.getByRole('form')).toContainElement(
      screen.getByRole('alertdialog', { name: resultTexts.sent.title }),
    );
  });
});
