import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ChunkLoadError } from '../../src/navigation/lazyPart';
import { errorScreen } from '../../src/content/errors';
import { fieldTexts, formTexts } from '../../src/content/forms';
import { hero } from '../../src/content/home';
import { pages } from '../../src/content/pages';
import { loadingPage } from '../../src/content/site';
import { writeDraft } from '../../src/forms/drafts';
import type { FormId } from '../../src/forms/fields/definitions';
import { routeAt } from '../../src/navigation/routes';
import { changedLines, linesOf, placesOf, type Outline } from '../support/approvedText';
import { loadContent } from '../support/content';
import { formIds, labels, pageOf, typedValues, payloads } from '../support/leads';
import { fakeNetwork, status } from '../support/network';
import { visit } from '../support/render';

/**
 * Compares what changes in a page's markup when it comes into a state, with the texts in `__snapshots__`,
 * which a person has read. `npm run test:unit -- approved -u` renews them.
 */

const outline: Outline = { show: placesOf(loadContent()), isApart: true };
const describeBody = () => linesOf(document.body, outline).join('\n');

/** Returns a function that returns what has changed in the markup since this call. */
function watch(): () => string {
  const before = describeBody();
  return () => changedLines(before, describeBody());
}

const click = (control: HTMLElement) => act(async () => void fireEvent.click(control));
const submit = () => click(screen.getByRole('button', { name: formTexts.submit }));

/** Types a value into each field of a form with this name. */
const type = (form: FormId, values: Record<string, string>) =>
  act(async () => {
    for (const [name, value] of Object.entries(values)) {
      const field = screen.getByLabelText(labels[form][name]!, { selector: 'input, textarea' });
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    }
  });

describe.each(formIds)('the form «%s»', (form) => {
  const { path: address } = pageOf[form];
  const complete = typedValues(form);

  /** Opens the form's page, fills in these values, and begins to watch the page. */
  async function openAndType(values: Record<string, string>) {
    await visit(address);
    await type(form, values);
    return watch();
  }

  test('everything has to be corrected', async () => {
    const changes = await openAndType({});
    await submit();
    await screen.findAllByText(fieldTexts.nombre.missing);
    expect(changes()).toMatchSnapshot();
  });

  test('one field is wrong, and for another a correction is offered', async () => {
    const changes = await openAndType({ ...complete, nombre: ' ' });
    await type(form, { correo: 'ines@gmial.com' });
    await submit();
    await screen.findAllByText(fieldTexts.nombre.missing);
    expect(changes()).toMatchSnapshot();
  });

  test('the form is being sent', async () => {
    fakeNetwork();
    const changes = await openAndType(complete);
    await submit();
    await screen.findByText(formTexts.lastSubmit.sending);
    expect(changes()).toMatchSnapshot();
  });

  test.each([
    ['sent', () => status(200)],
    ['refused', () => status(500)],
    ['not answered', () => new TypeError('Failed to fetch')],
  ])('the form was %s', async (_outcome, answer) => {
    const network = fakeNetwork();
    const changes = await openAndType(complete);
    await submit();
    await waitFor(() => expect(network.calls).toHaveLength(1));
    await act(async () => network.answer(answer()));
    await screen.findByRole('dialog');
    expect(changes()).toMatchSnapshot();
  });

  test('a draft was restored', async () => {
    const { unmount } = await visit(address);
    const changes = watch();
    unmount();
    writeDraft(form, payloads[form]);
    await visit(address);
    await screen.findByText(formTexts.restored);
    expect(changes()).toMatchSnapshot();
  });

  test('the device is offline', async () => {
    const changes = await openAndType({});
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => void window.dispatchEvent(new Event('offline')));
    expect(changes()).toMatchSnapshot();
  });
});

test('a purpose is chosen, and the message is almost too long', async () => {
  await visit(pages.contact.path);
  const changes = watch();
  await click(screen.getByRole('button', { name: formTexts.purposes[1]! }));
  await type('contacto', { mensaje: 'a'.repeat(110) });
  expect(changes()).toMatchSnapshot();
});

test('the headline is paused', async () => {
  await visit(pages.home.path);
  const changes = watch();
  await click(screen.getByRole('button', { name: hero.pause }));
  expect(changes()).toMatchSnapshot();
});

describe('a page whose code', () => {
  const about = routeAt(pages.about.path)!.page;
  const follow = () =>
    click(within(screen.getByRole('contentinfo')).getByRole('link', { name: pages.about.name }));

  test('has not arrived yet', async () => {
    jest.spyOn(about, 'load').mockReturnValue(new Promise(() => {}));
    await visit(pages.contact.path);
    const changes = watch();
    await follow();
    await screen.findByText(loadingPage);
    expect(changes()).toMatchSnapshot();
  });

  test.each([
    ['does not arrive', new ChunkLoadError()],
    ['fails', new Error('a fault')],
  ])('%s', async (_, error) => {
    jest.spyOn(about, 'load').mockRejectedValue(error);
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    await visit('/no-existe');
    const changes = watch();
    await follow();
    await screen.findByText(errorScreen.retry);
    expect(changes()).toMatchSnapshot();
  });
});
