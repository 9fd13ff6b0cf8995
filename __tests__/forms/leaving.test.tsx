import { act, screen } from '@testing-library/react';
import { formTexts, resultTexts } from '../../src/content/forms';
import { agencyForm, contactForm } from '../../src/forms/fields/definitions';
import { writeDraft } from '../../src/forms/sending/draft';
import { forgetLead, sendLead } from '../../src/forms/sending/leads';
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

beforeEach(() => sessionStorage.clear());
withFakeTime();

test('R-LEAD-11: a page that went away while sending cannot tell, and says so when it is back', async () => {
  sessionStorage.setItem('enviando:contacto', 'si');
  writeDraft('contacto', contact.values);
  const user = setupUser();
  contact.render();
  expect(await screen.findByText(formTexts.left.unsure)).toBeVisible();
  expect(control('nombre')).toHaveValue(contact.values.nombre);
  await user.click(screen.getByRole('button', { name: formTexts.clear }));
  expect(screen.getByText(formTexts.intro)).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

const kept = (form: string) =>
  JSON.parse(sessionStorage.getItem(`borrador:${form}`) ?? 'null')?.values;

describe.each([
  ['contacto', contact],
  ['agencia', agency],
] as const)('%s, left while it is being sent', (form, { render, values }) => {
  /** The answer comes up over whatever page is there by now. */
  async function closeAnswer(title: string) {
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName(title);
    await act(async () => screen.getByRole('button', { name: 'Cerrar' }).click());
    await pass(1000);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  }

  async function leave() {
    const network = fakeNetwork();
    const user = setupUser();
    const view = render();
    await fill(user, values);
    await user.click(submitButton());
    await pass(10);
    view.unmount();
    return { network, user };
  }

  test('R-LEAD-07, R-LEAD-10, R-LEAD-11: the request goes on, and its success forgets the draft', async () => {
    const { network } = await leave();
    expect(network.calls[0]!.init.signal!.aborted).toBe(false);
    expect(kept(form)).toMatchObject(values);
    await act(async () => network.answer(status(200)));
    await pass(100);
    expect(kept(form)).toBeUndefined();
    await closeAnswer('¡Enviado!');
    render();
    expect(screen.getByText(formTexts.left.sent)).toBeVisible();
    expect(control('nombre')).toHaveValue('');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('R-LEAD-10: an answer that comes between the address and the page stays for the next page', async () => {
    history.replaceState(null, '', `/${form}`);
    const network = fakeNetwork();
    const user = setupUser();
    const view = render();
    await fill(user, values);
    await user.click(submitButton());
    await pass(10);
    history.pushState(null, '', '/otra');
    await act(async () => network.answer(status(503)));
    await pass(100);
    view.unmount();
    await pass(100);
    await closeAnswer('Error');
    expect(kept(form)).toMatchObject(values);
  });

  test('an answer that was read goes with its form', async () => {
    const network = fakeNetwork();
    const user = setupUser();
    const view = render();
    await fill(user, values);
    await user.click(submitButton());
    await act(async () => network.answer(status(503)));
    await pass(100);
    expect(screen.getByRole('alertdialog')).toBeVisible();
    view.unmount();
    await pass(1000);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('R-LEAD-07, R-LEAD-10, R-LEAD-11: its failure keeps the draft, and coming back tells', async () => {
    const { network } = await leave();
    await act(async () => network.answer(status(503)));
    await pass(100);
    expect(screen.getByRole('link', { name: /^Enviarlo por WhatsApp/ })).toBeVisible();
    await closeAnswer('Error');
    render();
    expect(screen.getByText(formTexts.left.failed)).toBeVisible();
    for (const [name, value] of Object.entries(values)) {
      expect(control(name)).toHaveValue(value);
    }
  });

  test('R-LEAD-11: back before the answer: it says so, and success empties what was sent', async () => {
    const { network } = await leave();
    render();
    expect(screen.getByText(formTexts.left.sending)).toBeVisible();
    expect(control('nombre')).toHaveValue(values.nombre);
    await act(async () => network.answer(status(200)));
    await pass(300);
    expect(screen.getByText(formTexts.left.sent)).toBeVisible();
    expect(control('nombre')).toHaveValue('');
    await pass(1000);
    expect(kept(form)).toBeUndefined();
  });

  test('R-LEAD-07: what was changed since stays', async () => {
    const { network, user } = await leave();
    render();
    await user.type(control('nombre'), ' María');
    await pass(300);
    await act(async () => network.answer(status(200)));
    await pass(300);
    expect(control('nombre')).toHaveValue(`${values.nombre} María`);
    expect(kept(form)).toMatchObject({ nombre: `${values.nombre} María` });
  });

  test('R-LEAD-12: back before the answer and pressed again: one message, one answer', async () => {
    const { network, user } = await leave();
    render();
    await user.click(submitButton());
    await pass(10);
    expect(network.calls).toHaveLength(1);
    await act(async () => network.answer(status(200)));
    await pass(300);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('¡Enviado!');
    expect(kept(form)).toBeUndefined();
    await closeAnswer('¡Enviado!');
    expect(screen.getByText(formTexts.intro)).toBeVisible();
    expect(control('nombre')).toHaveValue('');
  });

  test('R-LEAD-01: changed and sent again, it is another message', async () => {
    const { network, user } = await leave();
    render();
    await user.type(control('nombre'), ' María');
    await user.click(submitButton());
    await pass(10);
    expect(network.calls).toHaveLength(2);
    await act(async () => network.answer(status(500)));
    await pass(300);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await act(async () => network.answer(status(200)));
    await pass(300);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('¡Enviado!');
  });

  test('R-LEAD-11: a new submit says nothing more of the old one', async () => {
    const { network, user } = await leave();
    await act(async () => network.answer(status(503)));
    await pass(100);
    await closeAnswer('Error');
    render();
    await user.click(submitButton());
    await pass(10);
    await act(async () => network.answer(status(200)));
    await pass(300);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('¡Enviado!');
    expect(screen.queryByText(formTexts.left.failed)).not.toBeInTheDocument();
    expect(network.calls).toHaveLength(2);
  });
});

test('R-LEAD-10, R-LEAD-11: the answers of both forms are shown one after the other', async () => {
  forgetLead('agencia');
  forgetLead('contacto');
  const network = fakeNetwork();
  const { unmount } = agency.render();
  await act(async () => void sendLead(agencyForm, agency.values));
  unmount();
  contact.render();
  await act(async () => void sendLead(contactForm, contact.values));
  await act(async () => network.answer(status(500)));
  await act(async () => network.answer(status(200)));
  await pass(1000);
  const first = screen.getByRole('alertdialog', { name: resultTexts.failed.title });
  expect(screen.getAllByRole('alertdialog', { hidden: true })).toEqual([first]);
  await act(async () => screen.getByRole('button', { name: resultTexts.close }).click());
  await pass(1000);
  expect(screen.getByRole('alertdialog', { name: resultTexts.sent.title })).toBeVisible();
});
