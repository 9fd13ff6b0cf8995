import { virtual } from '@guidepup/virtual-screen-reader';
import { screen, waitFor } from '@testing-library/react';
import { faq } from '../src/content/faq';
import { fieldTexts, formTexts, resultTexts } from '../src/content/forms';
import { labels, typed } from './support/leads';
import { fakeNetwork, status } from './support/network';
import { visit } from './support/render';

/** What a screen reader says on the ways that matter, read once with care and pinned. */

beforeEach(() => {
  // jsdom knows no pseudo-elements, and says so at each question.
  const { getComputedStyle } = window;
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => getComputedStyle(element));
});
afterEach(() => virtual.stop());

/** Starts to listen. */
async function listen(): Promise<void> {
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
}

/** What was said since the last time. */
async function heard(): Promise<string[]> {
  const phrases = await virtual.spokenPhraseLog();
  await virtual.clearSpokenPhraseLog();
  return phrases;
}

/** Reads on, this many steps. */
async function readOn(steps: number): Promise<string[]> {
  for (let step = 0; step < steps; step += 1) await virtual.next();
  return heard();
}

test('R-A11Y-02, R-BAR-04: the menu says that it is one, and its links', async () => {
  await visit('/contactanos');
  const dialog = document.querySelector('dialog')!;
  // jsdom has no showModal().
  dialog.open = true;
  await virtual.start({ container: dialog });
  expect(await readOn(16)).toMatchInlineSnapshot(`
   [
     "dialog, Menú",
     "dialog, Menú",
     "Menú",
     "button, Cerrar menú",
     "heading, Productos, level 2",
     "list",
     "listitem, level 1, position 1, set size 4",
     "link, Servicios",
     "end of listitem, level 1, position 1, set size 4",
     "listitem, level 1, position 2, set size 4",
     "link, Reviews",
     "end of listitem, level 1, position 2, set size 4",
     "listitem, level 1, position 3, set size 4",
     "link, Requisitos",
     "end of listitem, level 1, position 3, set size 4",
     "listitem, level 1, position 4, set size 4",
     "link, FAQ",
     "end of listitem, level 1, position 4, set size 4",
   ]
  `);
});

test('R-FAQ-01: a question says that it has opened, and its answer follows', async () => {
  const { user } = await visit('/contactanos');
  await listen();
  await user.click(screen.getByText(faq.items[0].question));
  expect(await heard()).toMatchInlineSnapshot(`
   [
     "¿Tengo que comprar los pasajes antes de la entrevista?",
   ]
  `);
  expect(await readOn(6)).toMatchInlineSnapshot(`
   [
     "heading, ¿Tengo que comprar los pasajes antes de la entrevista?, level 3",
     "end, ¿Tengo que comprar los pasajes antes de la entrevista?",
     "No: para la entrevista no hacen falta. Conviene comprarlos con la visa en la mano.",
     "end of group",
     "group",
     "¿Cuánto dura la visa?",
   ]
  `);
});

test('R-FORM-14: a refused form says how many fields are wrong and which, once', async () => {
  const { user } = await visit('/contactanos');
  await listen();
  await user.click(screen.getByRole('button', { name: formTexts.submit }));
  await screen.findAllByText(fieldTexts.nombre.missing);
  expect(await heard()).toMatchInlineSnapshot(`
   [
     "button, Enviar",
     "group, Hay 5 datos para revisar",
   ]
  `);
  expect(await readOn(8)).toMatchInlineSnapshot(`
   [
     "heading, Hay 5 datos para revisar, level 3",
     "list",
     "listitem, level 1, position 1, set size 5",
     "link, Escribí tu nombre, por ejemplo Ana.",
     "end of listitem, level 1, position 1, set size 5",
     "listitem, level 1, position 2, set size 5",
     "link, Escribí tu apellido, por ejemplo Gómez.",
     "end of listitem, level 1, position 2, set size 5",
   ]
  `);
});

test('R-FORM-10: a sent form says so once, and gives back the button', async () => {
  const network = fakeNetwork();
  const { user } = await visit('/contactanos');
  for (const [name, value] of Object.entries(typed('contacto'))) {
    await user.click(screen.getByLabelText(labels[name]!, { selector: 'input, textarea' }));
    await user.paste(value);
  }
  await listen();
  await user.click(screen.getByRole('button', { name: formTexts.submit }));
  await waitFor(() => expect(network.calls).toHaveLength(1));
  expect(await heard()).toMatchInlineSnapshot(`
   [
     "button, Enviar",
     "polite: Estamos enviando el formulario.",
   ]
  `);
  network.answer(status(200));
  await screen.findByRole('alertdialog', { name: resultTexts.sent.title });
  expect(await heard()).toMatchInlineSnapshot(`
   [
     "alertdialog, ¡Enviado!, Su formulario ha sido enviado con éxito. Nos pondremos en contacto pronto., modal",
     "button, Cerrar",
     "polite: ",
     "assertive: ¡Enviado!",
   ]
  `);
  await user.click(screen.getByRole('button', { name: resultTexts.close }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await heard()).toMatchInlineSnapshot(`
   [
     "button, Enviar",
     "assertive: ¡Enviado!",
   ]
  `);
});
