import { act, screen } from '@testing-library/react';
import { formTexts, resultTexts } from '../../src/content/forms';
import { fakeNetwork, status } from '../support/network';
import { setupUser } from '../support/render';
import {
  agency,
  closeDialog,
  contact,
  control,
  draftOf,
  expectValues,
  fill,
  renderAndFill,
  submitButton,
} from './formFixture';

const { values } = contact;
const { lastSubmit } = formTexts;

/** Submits the form, and unmounts the form before the answer. */
async function submitAndLeave() {
  const { network, user, unmount } = await renderAndFill();
  await user.click(submitButton());
  unmount();
  return { user, network, answer: (code: number) => act(async () => network.answer(status(code))) };
}

test('R-LEAD-07a, R-LEAD-10b, R-LEAD-11b: a request continues after its form unmounts; success removes the draft, and the form says so on return, until the visitor writes another message', async () => {
  const { network, user, answer } = await submitAndLeave();
  expect(network.calls[0]!.init.signal!.aborted).toBe(false);
  expect(draftOf('contacto')).toMatchObject(values);
  await answer(200);
  expect(draftOf('contacto')).toBeUndefined();
  await closeDialog(resultTexts.sent.title);
  const { unmount } = contact.render();
  expect(screen.getByText(lastSubmit.sent)).toBeVisible();
  expect(control('nombre')).toHaveValue('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.type(control('nombre'), 'A');
  expect(screen.getByText(formTexts.intro)).toBeVisible();
  unmount();
  contact.render();
  expect(screen.getByText(formTexts.restored)).toBeVisible();
});

test.each([
  ['failed', status(503)],
  ['unreachable', new TypeError('Failed to fetch')],
] as const)(
  'R-LEAD-07a, R-LEAD-10b, R-LEAD-11b: the outcome «%s» after the form unmounted keeps the draft, and the form says so on return, until the next submit',
  async (outcome, response) => {
    const { network, user, answer } = await submitAndLeave();
    await act(async () => network.answer(response));
    await closeDialog(resultTexts[outcome].title);
    contact.render();
    expect(screen.getByText(lastSubmit[outcome])).toBeVisible();
    expectValues(values);
    await user.click(submitButton());
    await answer(200);
    await closeDialog(resultTexts.sent.title);
    expect(screen.queryByText(lastSubmit[outcome])).not.toBeInTheDocument();
    expect(network.calls).toHaveLength(2);
  },
);

test('R-LEAD-11a, R-LEAD-12b: a form that is reopened during the request says so and sends nothing; success empties the form', async () => {
  const { network, user, answer } = await submitAndLeave();
  contact.render();
  expect(screen.getByText(lastSubmit.sending)).toBeVisible();
  expectValues(values);
  expect(control('nombre')).toHaveAttribute('readonly');
  await user.click(submitButton());
  await answer(200);
  expect(network.calls).toHaveLength(1);
  await closeDialog(resultTexts.sent.title);
  expect(screen.getByText(lastSubmit.sent)).toBeVisible();
  expect(control('nombre')).toHaveValue('');
  expect(draftOf('contacto')).toBeUndefined();
});

test.each([
  { first: agency, second: contact },
  { first: contact, second: agency },
])(
  'R-LEAD-10b: the results of both forms are shown one after the other, that of the first answer first',
  async ({ first, second }) => {
    const network = fakeNetwork();
    const user = setupUser();
    for (const { values: typed, render } of [first, second]) {
      const { unmount } = render();
      await fill(user, typed);
      await user.click(submitButton());
      act(unmount);
    }
    await act(async () => network.answer(status(500)));
    await act(async () => network.answer(status(200)));
    const shown = await screen.findByRole('dialog', { name: resultTexts.failed.title });
    expect(screen.getAllByRole('dialog', { hidden: true })).toEqual([shown]);
    await closeDialog(resultTexts.failed.title);
    expect(await screen.findByRole('heading', { name: resultTexts.sent.title })).toHaveFocus();
    await closeDialog(resultTexts.sent.title);
    first.render();
    expect(screen.getByText(lastSubmit.failed)).toBeVisible();
  },
);
