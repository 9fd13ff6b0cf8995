import { screen, within } from '@testing-library/react';
import { founderPicture, reviews } from '../../src/config/business';
import { officialSites } from '../../src/config/channels';
import { about } from '../../src/content/about';
import { agencies } from '../../src/content/agencies';
import { contact } from '../../src/content/contact';
import { faq } from '../../src/content/faq';
import * as home from '../../src/content/home';
import { anchors, pages } from '../../src/content/pages';
import * as site from '../../src/content/site';
import {
  chats,
  closingCall,
  disclosure,
  footer,
  navigation,
  newTab,
  start,
} from '../../src/content/site';
import { normalizeSpaces, visit } from '../support/render';

/** Returns the strings of a content object whose keys `isWanted` accepts, in their order. */
function stringsIn(content: unknown, isWanted: (key: string) => boolean, at = ''): string[] {
  if (typeof content === 'string') return isWanted(at) ? [content] : [];
  return Object.entries(content ?? {}).flatMap(([key, inner]) =>
    // A list's items have the list's own key.
    stringsIn(inner, isWanted, Array.isArray(content) ? at : key),
  );
}

const isAddress = (key: string) => ['href', 'to'].includes(key);
/** Returns whether a key belongs to a text, and not to an address, a drawing, a channel, an image or a language. */
const isText = (key: string) =>
  !isAddress(key) && !['drawing', 'id', 'image', 'language'].includes(key);

const { reviewsSection, ...homeTexts } = home;
const { label, linkText, ...reviewTexts } = reviewsSection;
const reviewPictures = reviews.map(({ alt, link }) => ({ alt, href: link }));

/** Names such as DS-160, which have an element of their own (RichText.tsx). */
const unbrokenName = /\b((?:DS|I|J)-\d+|B1\/B2)\b/;
const splitAtNames = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(unbrokenName))
    .map(normalizeSpaces)
    .filter(Boolean);

/**
 * Returns the text of each text node in an element, the alternative texts, and the labels. A section's label
 * is left out, because it repeats the section's heading.
 */
function textsIn(element: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.textContent!);
  for (const labelled of element.querySelectorAll('[alt], :not(section)[aria-label]')) {
    found.push(labelled.getAttribute('alt') ?? labelled.getAttribute('aria-label')!);
  }
  return found;
}

const addressesIn = (element: Element) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href')!);

/** Returns the expected items that are not found. An item that is expected twice has to be found twice. */
function missingItems(expected: readonly string[], found: readonly string[]): string[] {
  const rest = [...found];
  return expected.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

const contents: Readonly<Record<keyof typeof pages, readonly unknown[]>> = {
  home: [homeTexts, reviewTexts, reviewPictures, faq, closingCall],
  about: [about, founderPicture, closingCall],
  agencies: [agencies],
  contact: [contact, faq],
};

test.each(Object.keys(contents) as (keyof typeof contents)[])(
  'R-FOOT-05, R-TRUST-01, R-TRUST-02, R-TRUST-03: the page %s has every text and link of its content',
  async (name) => {
    await visit(pages[name].path);
    const { skip, ...bar } = navigation;
    expect(screen.getByRole('link', { name: skip })).toBeVisible();
    for (const [role, content] of [
      ['banner', bar],
      ['main', contents[name]],
      ['contentinfo', [disclosure, footer]],
    ] as const) {
      const part = screen.getByRole(role);
      const texts = splitAtNames(stringsIn(content, isText));
      expect(missingItems(texts, splitAtNames(textsIn(part)))).toEqual([]);
      expect(missingItems(stringsIn(content, isAddress), addressesIn(part))).toEqual([]);
    }
  },
);

test('R-FOOT-05, R-TRUST-02, R-TRUST-03: the footer links to the official sites, and the requirements link to the fees', async () => {
  await visit(pages.home.path);
  const { fees, ...sites } = officialSites;
  const footerAddresses = addressesIn(screen.getByRole('contentinfo'));
  expect(missingItems(Object.values(sites), footerAddresses)).toEqual([]);
  expect(addressesIn(document.getElementById(anchors.requirements)!)).toContain(fees);
});

test.each([
  [pages.home.path, home.howItWorks],
  [pages.about.path, about.system],
] as const)(
  'R-ABOUT-03, R-HOME-14: the page %s shows its steps in order',
  async (path, content) => {
    await visit(path);
    const [steps] = within(screen.getByRole('region', { name: content.title })).getAllByRole(
      'list',
    );
    const titles = within(steps!).getAllByRole('heading');
    expect(titles.map(({ textContent }) => textContent)).toEqual(
      content.steps.map(({ title }) => title),
    );
  },
);

describe('the home page', () => {
  beforeEach(() => visit(pages.home.path));

  test('R-HOME-09, R-TRUST-01: the hero has the description of the service, Empezar, the link to the requirements and the disclosure', () => {
    const hero = screen.getByRole('main').firstElementChild as HTMLElement;
    const heroText = normalizeSpaces(hero.textContent!);
    for (const text of stringsIn([home.hero.lead, home.hero.disclosure], isText)) {
      expect(heroText).toContain(normalizeSpaces(text));
    }
    const startLink = within(hero).getByRole('link', { name: `${start.label} ${start.newTab}` });
    expect(startLink).toHaveAttribute('href', chats.applicant);
    expect(within(hero).getByRole('link', { name: home.hero.requirementsLink })).toHaveAttribute(
      'href',
      `#${anchors.requirements}`,
    );
  });

  test('R-TRUST-09: the reviews section has no text but the claim, the note and the links to reviews', () => {
    const { figure, statement, note } = reviewsSection;
    const links = reviews.filter(({ link }) => link).map(() => `${linkText} ${newTab}`);
    const section = screen.getByRole('region', { name: label });
    expect(normalizeSpaces(section.textContent!)).toBe(
      normalizeSpaces(`${figure} ${statement}${note}${links.join('')}`),
    );
  });
});

test.each([undefined, 'Revisado: 02/2093'])(
  'R-TRUST-07: requirements and FAQ show the month of their last check only if the owner has set it: %s',
  async (reviewedOn) => {
    const setting = jest.replaceProperty(site, 'reviewedOn', reviewedOn as undefined);
    await visit(pages.home.path);
    setting.restore();
    for (const id of [anchors.requirements, anchors.faq]) {
      const section = document.getElementById(id)!;
      if (reviewedOn) expect(section).toHaveTextContent(reviewedOn);
      else expect(section).not.toHaveTextContent('Revisado');
    }
  },
);
