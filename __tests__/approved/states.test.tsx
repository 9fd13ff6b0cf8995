import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import path from 'node:path';
import { ChunkLoadError } from '../../src/components/lazyPart';
import { errorScreen } from '../../src/content/errors';
import { fieldTexts, formTexts } from '../../src/content/forms';
import { hero } from '../../src/content/home';
import { pages } from '../../src/content/pages';
import { loadingPage } from '../../src/content/site';
import { forgetLead } from '../../src/forms/sending/leads';
import { routeAt } from '../../src/routes';
import { changedLines, markupOf, rulesOf, StyleNames } from '../support/approvedText';
import { formIds, labels, pageOf, typedValues, payloads } from '../support/leads';
import { fakeNetwork, status } from '../support/network';
import { visit } from '../support/render';
import { snapshotTest } from '../support/snapshotTest';

/**
 * Compares what changes in a page's markup and styles when it comes into a state, with the texts in `__snapshots__`,
 * which a person has read. `npm run test:unit -- approved -u` renews them.
 */

const approved = snapshotTest(path.join(__dirname, '__snapshots__/settings.txt'));

const classes = () =>
  new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));

/** Returns the rules for the classes that Emotion has given to elements since then. */
function rulesSince(before: ReadonlySet<string>): string[] {
  const added = [...classes()].filter((name) => name.startsWith('css-') && !before.has(name));
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const css = rules.map(({ cssText }) => cssText);
  return rulesOf(css.filter((rule) => added.some((name) => rule.includes(name))).join(''));
}

/** Returns functions that compare what has changed in markup and styles since this call with the approved texts. */
function watch() {
  const names = new StyleNames();
  const describeMarkup = () => {
    names.add(document.body);
    return markupOf(document.body, names);
  };
  const markup = describeMarkup();
  const before = classes();
  return {
    compareMarkup: () => expect(changedLines(markup, describeMarkup())).toMatchSnapshot(),
    compareStyles: () => expect(names.in(rulesSince(before).join('\n'))).toMatchSnapshot(),
  };
}

const click = (control: HTMLElement) => act(async () => void fireEvent.click(control));
const submit = () => click(screen.getByRole('button', { name: formTexts.submit }));

/** Types a value into each field with this name. */
const type = (values: Record<string, string>) =>
  act(async () => {
    for (const [name, value] of Object.entries(values)) {
      const field = screen.getByLabelText(labels[name]!, { selector: 'input, textarea' });
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    }
  });

beforeEach(() => {
  sessionStorage.clear();
  formIds.forEach(forgetLead);
});

describe.each(formIds)('the form «%s»', (form) => {
  const { path: address } = pageOf[form];
  const complete = typedValues(form);

  /** Opens the form's page, fills in these values, and begins to watch the page. */
  async function openAndType(values: Record<string, string>) {
    await visit(address);
    await type(values);
    return watch();
  }

  approved('everything has to be corrected', async () => {
    const { compareMarkup, compareStyles } = await openAndType({});
    await submit();
    await screen.findAllByText(fieldTexts.nombre.missing);
    compareMarkup();
    if (form === 'contacto') compareStyles();
  });

  approved('one field is wrong, and for another a correction is offered', async () => {
    const { compareMarkup } = await openAndType({
      ...complete,
      nombre: ' ',
      correo: 'ines@gmial.com',
    });
    await submit();
    await screen.findAllByText(fieldTexts.nombre.missing);
    compareMarkup();
  });

  approved('the form is being sent', async () => {
    const network = fakeNetwork();
    const { compareMarkup } = await openAndType(complete);
    await submit();
    await screen.findByText(formTexts.sending);
    compareMarkup();
    // The lead would stay in this state for the next test.
    await act(async () => network.answer(status(500)));
  });

  approved.each([
    ['sent', () => status(200)],
    ['refused', () => status(500)],
    ['not answered', () => new TypeError('Failed to fetch')],
  ])('the form was %s', async (outcome, answer) => {
    const network = fakeNetwork();
    const { compareMarkup, compareStyles } = await openAndType(complete);
    await submit();
    await waitFor(() => expect(network.calls).toHaveLength(1));
    await act(async () => network.answer(answer()));
    await screen.findByRole('dialog');
    compareMarkup();
    // The other dialogs have the styles of this one.
    if (form === 'contacto' && outcome === 'refused') compareStyles();
  });

  approved('a draft was restored', async () => {
    const { unmount } = await visit(address);
    const { compareMarkup } = watch();
    unmount();
    window.drafts.write(form, payloads[form]);
    await visit(address);
    await screen.findByText(formTexts.restored);
    compareMarkup();
  });

  approved('the device is offline', async () => {
    const { compareMarkup } = await openAndType({});
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => void window.dispatchEvent(new Event('offline')));
    compareMarkup();
  });
});

approved('a purpose is chosen, and the message is almost too long', async () => {
  await visit(pages.contact.path);
  const { compareMarkup } = watch();
  await click(screen.getByRole('button', { name: formTexts.purposes[1] }));
  await type({ mensaje: 'a'.repeat(110) });
  compareMarkup();
});

approved('the headline is paused', async () => {
  await visit(pages.home.path);
  const { compareMarkup } = watch();
  await click(screen.getByRole('button', { name: hero.pause }));
  compareMarkup();
});

describe('a page whose code', () => {
  const about = routeAt(pages.about.path)!.page;
  const follow = () =>
    click(within(screen.getByRole('contentinfo')).getByRole('link', { name: pages.about.name }));

  approved('has not arrived yet', async () => {
    jest.spyOn(about, 'load').mockReturnValue(new Promise(() => {}));
    await visit(pages.contact.path);
    const { compareMarkup } = watch();
    await follow();
    await screen.findByText(loadingPage);
    compareMarkup();
  });

  approved.each([
    ['does not arrive', new ChunkLoadError()],
    ['fails', new Error('a fault')],
  ])('%s', async (_, error) => {
    jest.spyOn(about, 'load').mockRejectedValue(error);
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    await visit('/no-existe');
    const { compareMarkup } = watch();
    await follow();
    await screen.findByText(errorScreen.retry);
    compareMarkup();
  });
});
