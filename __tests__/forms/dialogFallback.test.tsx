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
const mockFetchDialog = jest.fn<Promise<Chunk>, []>();
jest.mock('../../src/forms/result/lazyDialog', () => {
  const { lazyPart } = jest.requireActual<typeof import('../../src/components/lazyPart')>(
    '../../src/components/lazyPart',
  );
  return { lazyDialog: lazyPart(() => mockFetchDialog()) };
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
async function submitContactForm() {
  const network = fakeNetwork();
  const user = setupUser();
  contact.render();
  await fill(user, contact.values);
  await user.click(submitButton());
  return { network, user };
}

test("R-ERR-07, R-LEAD-16: if the dialog's chunk fails to load, the form shows the result", async () => {
  mockFetchDialog.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { network, user } = await submitContactForm();
  network.answer(new TypeError('Failed to fetch'));
  const result = await screen.findByRole('alertdialog', { name: resultTexts.failed.title });
  expect(screen.getByRole('form')).toContainElement(result);
  expect(within(result).getByText(resultTexts.failed.contacto)).toBeVisible();
  expect(within(result).getByRole('link', { name: resultTexts.email })).toBeVisible();
  expect(within(result).getByRole('button', { name: resultTexts.close })).toHaveFocus();
  expect(root.inert).toBe(false);
  await user.keyboard('a');
  expect(result).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(submitButton()).toHaveFocus();
  expect(control('nombre')).toHaveValue(contact.values.nombre);
});

test('R-FORM-10: after a failed load, the next submit loads the chunk again and opens the dialog', async () => {
  mockFetchDialog.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { network, user } = await submitContactForm();
  network.answer(status(503));
  await user.click(await screen.findByRole('button', { name: resultTexts.close }));
  mockFetchDialog.mockImplementation(async () => jest.requireActual<Chunk>('@mui/material/Dialog'));
  await user.click(submitButton());
  expect(root.inert).toBe(false);
  network.answer(status(200));
  const modal = await screen.findByRole('alertdialog', { name: resultTexts.sent.title });
  expect(modal).toHaveAttribute('aria-modal', 'true');
  expect(root.inert).toBe(true);
  await user.keyboard('{Escape}');
  expect(root.inert).toBe(false);
});

describe("if the request for the dialog's chunk gets no answer", () => {
  withFakeTime();

  test('R-ERR-07, R-LEAD-16: the form shows the result without the dialog after 4 s', async () => {
    mockFetchDialog.mockReturnValue(new Promise(() => {}));
    const { network } = await submitContactForm();
    await act(async () => network.answer(status(200)));
    await advanceTime(3_900);
    expect(submitButton()).toHaveTextContent(formTexts.sending);
    await advanceTime(100);
    expect(screen.getByRole('form')).toContainElement(
      screen.getByRole('alertdialog', { name: resultTexts.sent.title }),
    );
  });
});
