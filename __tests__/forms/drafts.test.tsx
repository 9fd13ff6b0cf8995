import { act, render, screen } from '@testing-library/react';
import { errorScreen } from '../../src/content/errors';
import { formTexts, resultTexts } from '../../src/content/forms';
import { contactForm } from '../../src/forms/fields/definitions';
import { LeadForm } from '../../src/forms/LeadForm';
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
  'R-LEAD-06, R-LEAD-07: %s: each change is written to the draft; the form restores the draft and says so',
  async (form, { render: renderForm, values: typed }) => {
    const user = setupUser();
    const view = renderForm();
    expect(screen.getByText(formTexts.intro)).toBeVisible();
    await fill(user, typed);
    expect(draftOf(form)).toMatchObject(typed);
    view.unmount();
    renderForm();
    expectFields(typed);
    expect(screen.getByText(formTexts.restored)).toBeVisible();
    expect(draftOf(form)).toMatchObject(typed);
  },
);

test('R-LEAD-06: «Borrar todo» empties the form and removes the draft', async () => {
  const user = setupUser();
  window.drafts.write('contacto', values);
  contact.render();
  await user.click(screen.getByRole('button', { name: formTexts.clear }));
  for (const name of Object.keys(values)) expect(control(name)).toHaveValue('');
  expect(control('nombre')).toHaveFocus();
  expect(screen.getByText(formTexts.intro)).toBeVisible();
  await advanceTime(1000);
  expect(draftOf('contacto')).toBeUndefined();
});

test('R-LEAD-06, R-LEAD-12: «Borrar todo» changes nothing while the form is being sent', async () => {
  const network = fakeNetwork();
  const user = setupUser();
  window.drafts.write('contacto', values);
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

test('R-LEAD-07: a failure keeps the draft; a success removes the draft', async () => {
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
  expect(screen.getByRole('dialog', { name: resultTexts.sent.title })).toBeVisible();
  expect(draftOf('contacto')).toBeUndefined();
});

test('R-LEAD-17: the form restores the typed value after an error screen has replaced the page', async () => {
  const user = setupUser();
  let isBroken = false;
  const Part = () => {
    if (isBroken) throw new Error('broken');
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
  isBroken = true;
  rerender(page('a'));
  expect(screen.getByText(errorScreen.heading)).toBeVisible();
  isBroken = false;
  rerender(page('b'));
  expect(control('nombre')).toHaveValue('Ana');
});
