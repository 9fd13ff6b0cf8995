import { act, fireEvent, render, screen } from '@testing-library/react';
import { errorScreen } from '../../src/content/errors';
import { formTexts, resultTexts } from '../../src/content/forms';
import { contactForm } from '../../src/forms/fields/definitions';
import { LeadForm } from '../../src/forms/LeadForm';
import { writeDraft } from '../../src/forms/sending/draft';
import { ErrorBoundary } from '../../src/navigation/ErrorBoundary';
import { fakeNetwork, status } from '../support/network';
import {
  agency,
  contact,
  control,
  draftOf,
  fill,
  advanceTime,
  setupUser,
  submitButton,
  themed,
  withFakeTime,
} from './formFixture';

beforeEach(() => sessionStorage.clear());
withFakeTime();

const { values } = contact;

function expectFields(typed: Record<string, string>): void {
  for (const [name, value] of Object.entries(typed)) expect(control(name)).toHaveValue(value);
}

test.each([
  ['contacto', contact],
  ['agencia', agency],
] as const)(
  'R-LEAD-06, R-LEAD-07: %s: what is typed is kept soon, and comes back with a text that says so',
  async (form, { render: show, values: typed }) => {
    const user = setupUser();
    const view = show();
    expect(screen.getByText(formTexts.intro)).toBeVisible();
    await fill(user, typed);
    await advanceTime(300);
    expect(draftOf(form)).toMatchObject(typed);
    view.unmount();
    show();
    expectFields(typed);
    expect(screen.getByText(formTexts.restored)).toBeVisible();
    await advanceTime(1000);
    expect(draftOf(form)).toMatchObject(typed);
  },
);

test('R-LEAD-06: Borrar empties form and draft', async () => {
  const user = setupUser();
  writeDraft('contacto', values);
  contact.render();
  await user.click(screen.getByRole('button', { name: formTexts.clear }));
  for (const name of Object.keys(values)) expect(control(name)).toHaveValue('');
  expect(control('nombre')).toHaveFocus();
  expect(screen.getByText(formTexts.intro)).toBeVisible();
  await advanceTime(1000);
  expect(draftOf('contacto')).toBeUndefined();
});

test('R-LEAD-06, R-LEAD-12: Borrar changes nothing while the form is being sent', async () => {
  const network = fakeNetwork();
  const user = setupUser();
  writeDraft('contacto', values);
  contact.render();
  await user.click(submitButton());
  await user.click(screen.getByRole('button', { name: formTexts.clear }));
  expectFields(values);
  expect(submitButton()).toHaveTextContent(formTexts.sending);
  await act(async () => network.answer(status(503)));
  await advanceTime(100);
  expectFields(values);
  expect(draftOf('contacto')).toMatchObject(values);
  expect(network.calls).toHaveLength(1);
});

test.each([
  ['the page is left for another document', () => fireEvent(window, new Event('pagehide'))],
  ['another tab comes forward', () => fireEvent(document, new Event('visibilitychange'))],
  ['React removes the form', (view: { unmount: () => void }) => view.unmount()],
])('R-LEAD-07: %s within the delay: the draft is kept at once', async (_what, leave) => {
  const user = setupUser();
  const view = contact.render();
  await fill(user, { nombre: 'Ana' });
  expect(draftOf('contacto')).toBeUndefined();
  leave(view);
  expect(draftOf('contacto')).toMatchObject({ nombre: 'Ana' });
});

test('R-LEAD-07: success forgets the draft; a failure keeps it', async () => {
  const network = fakeNetwork();
  const user = setupUser();
  contact.render();
  await fill(user, values);
  await user.click(submitButton());
  await act(async () => network.answer(status(500)));
  await advanceTime(500);
  expect(draftOf('contacto')).toMatchObject(values);
  await user.click(screen.getByRole('button', { name: resultTexts.close }));
  await advanceTime(500);
  await user.click(submitButton());
  await act(async () => network.answer(status(200)));
  await advanceTime(1500);
  expect(screen.getByRole('alertdialog', { name: resultTexts.sent.title })).toBeVisible();
  expect(draftOf('contacto')).toBeUndefined();
});

test('R-LEAD-17: a part of its page that fails, and the error screen, leave what was typed', async () => {
  const user = setupUser();
  let broken = false;
  const Part = () => {
    if (broken) throw new Error('broken');
    return null;
  };
  const page = (resetKey: string) =>
    themed(
      <ErrorBoundary resetKey={resetKey} fallback={() => errorScreen.heading}>
        <LeadForm form={contactForm} />
        <Part />
      </ErrorBoundary>,
    );
  const { rerender } = render(page('a'), { onCaughtError: () => {} });
  await fill(user, { nombre: 'Ana' });
  broken = true;
  rerender(page('a'));
  expect(screen.getByText(errorScreen.heading)).toBeVisible();
  broken = false;
  rerender(page('b'));
  expect(control('nombre')).toHaveValue('Ana');
});
