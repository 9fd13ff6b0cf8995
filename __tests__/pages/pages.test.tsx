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
/** Keys of texts; the others name a drawing, a channel, an image or a language. */
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
  'R-FOOT-05, R-TRUST-01, R-TRUST-02, R-TRUST-03: the page %s shows every text of its content, and has its links',
  async (name) => {
    const own = contents[name];
    await visit(pages[name].path);
    const content = [own, disclosure, footer, navigation];
    const attributes = ['alt', 'aria-label'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)!),
    );
    const read = [document.body.textContent!, ...attributes].map(normalizeSpaces).join('\n');
    expect(
      stringsIn(content, isText).filter((text) => !read.includes(normalizeSpaces(text))),
    ).toEqual([]);
    const linked = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(stringsIn(content, isAddress).filter((address) => !linked.includes(address))).toEqual(
      [],
    );
  },
);

test.each([
  [pages.home.path, home.howItWorks],
  [pages.about.path, about.system],
] as const)(
  'R-ABOUT-03, R-HOME-14: the steps of %s stand in their order',
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

  test('R-HOME-09, R-TRUST-01: the hero says what the service does, how to start, and who it is not', () => {
    const hero = screen.getByRole('main').firstElementChild as HTMLElement;
    const words = normalizeSpaces(hero.textContent!);
    for (const text of stringsIn([home.hero.lead, home.hero.disclosure], isText)) {
      expect(words).toContain(normalizeSpaces(text));
    }
    const call = within(hero).getByRole('link', { name: `${start.label} ${start.newTab}` });
    expect(call).toHaveAttribute('href', chats.applicant);
    expect(within(hero).getByRole('link', { name: home.hero.requirementsLink })).toHaveAttribute(
      'href',
      `#${anchors.requirements}`,
    );
  });

  test('R-TRUST-09: quotes and praises nobody beside the reviews', () => {
    const { figure, statement, note } = reviewsSection;
    const links = reviews.filter(({ link }) => link).map(() => `${linkText} ${newTab}`);
    const said = document.getElementById(anchors.reviews)!.textContent!;
    expect(normalizeSpaces(said)).toBe(
      normalizeSpaces(`${figure} ${statement}${note}${links.join('')}`),
    );
  });

  test('R-TRUST-07: requirements and questions say when they were checked', () => {
    for (const id of [anchors.requirements, anchors.faq]) {
      expect(document.getElementById(id)).toHaveTextContent(normalizeSpaces(reviewedOn));
    }
  });
});
