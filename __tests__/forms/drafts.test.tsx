import { act, fireEvent, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { render } from '@testing-library/react';
import { errorScreen } from '../../src/content/errors';
import { formTexts, resultTexts } from '../../src/content/forms';
import { contactForm } from '../../src/forms/fields/definitions';
import { LeadForm } from '../../src/forms/LeadForm';
import { writeDraft } from '../../src/forms/sending/draft';
import { ErrorBoundary } from '../../src/navigation/ErrorBoundary';
import {
  agency,
  contact,
  control,
  fill,
  pass,
  setupUser,
  submitButton,
  themed,
  withFakeTime,
} from './bench';
import { fakeNetwork, status } from '../support/network';

beforeEach(() => sessionStorage.clear());

const kept = (form: string) =>
  JSON.parse(sessionStorage.getItem(`borrador:${form}`) ?? 'null')?.values;

describe.each([
  ['contacto', contact],
  ['agencia', agency],
] as const)('%s', (form, { render, values }) => {
  withFakeTime();

  test('R-LEAD-06, R-LEAD-07: what is typed is kept soon, and comes back with a word about it', async () => {
    const user = setupUser();
    const view = render();
    expect(screen.getByText(formTexts.intro)).toBeVisible();
    await fill(user, values);
    await pass(300);
    expect(kept(form)).toMatchObject(values);
    view.unmount();
    render();
    for (const [name, value] of Object.entries(values)) {
      expect(control(name)).toHaveValue(value);
    }
    expect(screen.getByText(formTexts.restored)).toBeVisible();
    await pass(1000);
    expect(kept(form)).toMatchObject(values);
  });

  test('R-LEAD-06: Borrar empties form and draft', async () => {
    const user = setupUser();
    render().unmount();
    const view = render();
    await fill(user, values);
    view.unmount();
    render();
    await user.click(screen.getByRole('button', { name: formTexts.clear }));
    for (const name of Object.keys(values)) expect(control(name)).toHaveValue('');
    expect(control('nombre')).toHaveFocus();
    expect(screen.getByText(formTexts.intro)).toBeVisible();
    await pass(1000);
    expect(kept(form)).toBeUndefined();
  });

  test('R-LEAD-06, R-LEAD-12: Borrar changes nothing while the form is being sent', async () => {
    const network = fakeNetwork();
    const user = setupUser();
    writeDraft(form, values);
    render();
    await user.click(submitButton());
    await user.click(screen.getByRole('button', { name: formTexts.clear }));
    for (const [name, value] of Object.entries(values)) expect(control(name)).toHaveValue(value);
    expect(submitButton()).toHaveTextContent(formTexts.sending);
    await act(async () => network.answer(status(503)));
    await pass(100);
    for (const [name, value] of Object.entries(values)) expect(control(name)).toHaveValue(value);
    expect(kept(form)).toMatchObject(values);
    expect(network.calls).toHaveLength(1);
  });

  test.each([
    ['the page is hidden for good', () => fireEvent(window, new Event('pagehide'))],
    ['another tab comes forward', () => fireEvent(document, new Event('visibilitychange'))],
  ])('R-LEAD-07: %s: nothing waits', async (_what, leave) => {
    const user = setupUser();
    render();
    await fill(user, { nombre: 'Ana' });
    expect(kept(form)).toBeUndefined();
    leave();
    expect(kept(form)).toMatchObject({ nombre: 'Ana' });
  });

  test('R-LEAD-07: leaving the page inside the delay loses nothing', async () => {
    const user = setupUser();
    const view = render();
    await fill(user, { nombre: 'Ana' });
    view.unmount();
    expect(kept(form)).toMatchObject({ nombre: 'Ana' });
  });

  test('a form emptied by hand keeps nothing', async () => {
    const user = setupUser();
    render();
    await fill(user, { nombre: 'Ana' });
    await pass(300);
    await user.clear(control('nombre'));
    await pass(300);
    expect(kept(form)).toBeUndefined();
  });

  test('R-LEAD-07: success forgets the draft; a failure keeps it', async () => {
    const network = fakeNetwork();
    const user = setupUser();
    render();
    await fill(user, values);
    await user.click(submitButton());
    await act(async () => network.answer(status(500)));
    await pass(500);
    expect(kept(form)).toMatchObject(values);
    await user.click(screen.getByRole('button', { name: resultTexts.close }));
    await pass(500);
    await user.click(submitButton());
    await act(async () => network.answer(status(200)));
    await pass(500);
    expect(within(screen.getByRole('alertdialog')).getByText('¡Enviado!')).toBeVisible();
    expect(kept(form)).toBeUndefined();
    await pass(1000);
    expect(kept(form)).toBeUndefined();
  });

  test('R-LEAD-07, R-SEC-03: a blocked storage changes nothing', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const network = fakeNetwork();
    const user = setupUser();
    render();
    await fill(user, values);
    await pass(300);
    await user.click(submitButton());
    expect(network.calls).toHaveLength(1);
    await act(async () => network.answer(status(200)));
    await pass(300);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('¡Enviado!');
  });

  test('R-LEAD-07: rubbish in the storage changes nothing', () => {
    sessionStorage.setItem(`borrador:${form}`, '{"version":1,"values":{"nombre":[1]}}');
    render();
    expect(control('nombre')).toHaveValue('');
    expect(screen.getByText(formTexts.intro)).toBeVisible();
  });
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

test('R-LEAD-06: mounting twice, as React does in development, does not lose the draft', async () => {
  sessionStorage.setItem('borrador:contacto', '{"version":1,"values":{"nombre":"Ana"}}');
  render(<StrictMode>{themed(<LeadForm form={contactForm} />)}</StrictMode>);
  expect(control('nombre')).toHaveValue('Ana');
  expect(kept('contacto')).toMatchObject({ nombre: 'Ana' });
});
