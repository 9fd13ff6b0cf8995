import { screen, within } from '@testing-library/react';
import { founderPicture, reviews } from '../../src/config/business';
import { about } from '../../src/content/about';
import { agencies } from '../../src/content/agencies';
import { contact } from '../../src/content/contact';
import { faq } from '../../src/content/faq';
import * as home from '../../src/content/home';
import { anchors, pages } from '../../src/content/pages';
import {
  chats,
  closingCall,
  disclosure,
  footer,
  navigation,
  newTab,
  reviewedOn,
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
const { linkText, ...reviewTexts } = reviewsSection;

const contents: Readonly<Record<keyof typeof pages, readonly unknown[]>> = {
  home: [homeTexts, reviewTexts, reviews, faq, closingCall],
  about: [about, founderPicture, closingCall],
  agencies: [agencies],
  contact: [contact, faq],
};

test.each(Object.keys(contents) as (keyof typeof contents)[])(
  'R-FOOT-05, R-TRUST-01, R-TRUST-02, R-TRUST-03: the page %s has every text and link of its content',
  async (name) => {
    await visit(pages[name].path);
    const content = [contents[name], disclosure, footer, navigation];
    const attributes = ['alt', 'aria-label'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)!),
    );
    const pageTexts = [document.body.textContent!, ...attributes].map(normalizeSpaces).join('\n');
    expect(
      stringsIn(content, isText).filter((text) => !pageTexts.includes(normalizeSpaces(text))),
    ).toEqual([]);
    const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(stringsIn(content, isAddress).filter((address) => !hrefs.includes(address))).toEqual([]);
  },
);

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
    const sectionText = document.getElementById(anchors.reviews)!.textContent!;
    expect(normalizeSpaces(sectionText)).toBe(
      normalizeSpaces(`${figure} ${statement}${note}${links.join('')}`),
    );
  });

  test('R-TRUST-07: the requirements and the FAQ show the month of their last check', () => {
    for (const id of [anchors.requirements, anchors.faq]) {
      expect(document.getElementById(id)).toHaveTextContent(normalizeSpaces(reviewedOn));
    }
  });
});
