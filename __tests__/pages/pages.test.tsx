import { anchors, pages } from '../../src/content/pages';
import { screen, within } from '@testing-library/react';
import { founderPicture, reviews } from '../../src/config/business';
import { linkedinUrl } from '../../src/config/channels';
import { about } from '../../src/content/about';
import { agencies } from '../../src/content/agencies';
import { contact } from '../../src/content/contact';
import { faq } from '../../src/content/faq';
import { formNames, formTexts } from '../../src/content/forms';
import { hero, howItWorks, requirements, reviewsSection, services } from '../../src/content/home';
import { chats, closingCall, newTab, reviewedOn, start, tagline } from '../../src/content/site';
import { asRead, saying, section, visit } from '../support/render';

const main = () => within(screen.getByRole('main'));
type Card = (typeof services.groups)[number]['cards'][number];

/** Every part of a sentence is there, and its links lead where they should, in a new tab. */
function expectSentence(
  parts: readonly (string | { readonly text: string; readonly href: string })[],
) {
  for (const part of parts) {
    if (typeof part === 'string') {
      expect(screen.getByRole('main')).toHaveTextContent(asRead(part));
    } else {
      const link = main().getByRole('link', { name: `${part.text} ${newTab}` });
      expect(link).toHaveAttribute('href', part.href);
      expect(link).toHaveAttribute('target', '_blank');
    }
  }
}

describe.each(Object.values(pages).map(({ path }) => path))('%s', (path) => {
  beforeEach(() => visit(path));

  test('R-A11Y-03: has one first-level heading, in <main>, and skips no level', () => {
    const levels = screen
      .getAllByRole('heading')
      .map((heading) => Number(heading.tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  });

  test('R-A11Y-10, R-PERF-09: reserves room for every image', () => {
    expect(document.images.length).toBeGreaterThan(0);
    for (const image of document.images) {
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
      expect(image).toHaveAttribute('alt');
    }
  });

  test('R-SEO-06: uses no id twice', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('R-A11Y-08: says of every link that leaves the site that it opens a new tab, and opens one', () => {
    for (const link of screen.getAllByRole('link')) {
      if (!link.getAttribute('href')!.startsWith('http')) continue;
      expect(link).toHaveAccessibleName(expect.stringContaining('en otra pestaña)'));
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')).toMatch(/\bnoopener\b/);
    }
  });

  test('R-SEO-06: leads nowhere that does not exist', () => {
    for (const link of screen.getAllByRole('link')) {
      const href = link.getAttribute('href')!;
      if (!/^[/#]/.test(href)) continue;
      const [target, id] = href.split('#');
      if (target) expect(Object.values(pages).map(({ path }) => path)).toContain(target);
      else expect(document.getElementById(id!)).not.toBeNull();
    }
  });

  test('R-SEC-01: has no button that would submit by accident, and no style attribute', () => {
    const submitting = screen
      .queryAllByRole<HTMLButtonElement>('button', { hidden: true })
      .filter(({ type }) => type === 'submit');
    const hasForm = document.querySelector('form') !== null;
    expect(submitting.map(({ textContent }) => textContent)).toEqual(
      hasForm ? [formTexts.submit] : [],
    );
    expect(document.querySelectorAll('#root [style], main [style]')).toHaveLength(0);
  });
});

describe('the home page', () => {
  beforeEach(() => visit(pages.home.path));

  test('R-HOME-09: says first what it is, how to start, and who it is not', () => {
    expect(main().getByText(asRead(hero.lead))).toBeVisible();
    const [call] = main().getAllByRole('link', { name: `${start.label} ${start.newTab}` });
    expect(call).toHaveAttribute('href', chats.applicant);
    expect(main().getByText(asRead(tagline))).toBeVisible();
    expect(main().getByText(hero.opens, { exact: false })).toBeVisible();
    expectSentence(hero.disclosure);
  });

  test('R-HOME-09: leads from the hero to the requirements', () => {
    expect(main().getByRole('link', { name: hero.more })).toHaveAttribute(
      'href',
      `#${anchors.requirements}`,
    );
  });

  test.each(services.groups.flatMap(({ cards }) => cards as readonly Card[]))(
    'R-HOME-05: has the service card «$title»',
    ({ title, text }) => {
      const gallery = section(anchors.services);
      const card = within(
        gallery.getByRole('heading', { level: 4, name: title }).closest('li') as HTMLElement,
      );
      expect(card.getByRole('presentation')).toBeVisible();
      expect(card.getByText(saying(text))).toBeVisible();
    },
  );

  test('tells what we do from the visas that we do it for', () => {
    const gallery = section(anchors.services);
    expect(
      gallery.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(services.groups.map(({ title }) => title));
  });

  test('R-HOME-14: says how it works, what it costs and when, after the services', () => {
    const region = screen.getByRole('region', { name: howItWorks.title });
    const [steps, terms] = within(region).getAllByRole('list');
    expect(
      within(steps!)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(howItWorks.steps.map(({ title }) => title));
    expect(
      within(terms!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(howItWorks.terms.map(({ title, text }) => `${title}. ${text}`));
    expect(document.getElementById(anchors.services)!.compareDocumentPosition(region)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('R-HOME-06: shows the owner’s three reviews', () => {
    const band = section(anchors.reviews);
    expect(
      band.getByRole('heading', { name: `${reviewsSection.figure} ${reviewsSection.statement}` }),
    ).toBeVisible();
    expect(band.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
      reviews.map(({ alt }) => alt),
    );
    expect(screen.getByRole('region', { name: reviewsSection.label })).toHaveAttribute(
      'id',
      anchors.reviews,
    );
  });

  test('R-TRUST-09: quotes and praises nobody beside the reviews', () => {
    const { figure, statement, note, more } = reviewsSection;
    const links = reviews.filter(({ link }) => link).map(() => `${more} ${newTab}`);
    const said = document.getElementById(anchors.reviews)!.textContent!;
    expect(asRead(said)).toBe(asRead(`${figure} ${statement}${note}${links.join('')}`));
  });

  test.each(requirements.tickets)('R-HOME-07: asks for «$title»', ({ title, text }) => {
    const list = section(anchors.requirements);
    expect(list.getByRole('heading', { level: 3, name: title })).toBeVisible();
    expectSentence([text].flat());
  });

  test('R-TRUST-03, R-TRUST-07: says where the fees and the official steps are, and when that was checked', () => {
    expectSentence([requirements.bring]);
    expectSentence(requirements.note);
    expect(document.getElementById(anchors.requirements)).toHaveTextContent(asRead(reviewedOn));
    expect(document.getElementById(anchors.faq)).toHaveTextContent(asRead(reviewedOn));
  });

  test('ends with the call', () => {
    const closing = within(screen.getByRole('region', { name: closingCall.title }));
    expect(closing.getByText(closingCall.text)).toBeVisible();
    expect(closing.getByRole('link', { name: `${start.label} ${start.newTab}` })).toBeVisible();
  });
});

describe('the about page', () => {
  beforeEach(() => visit(pages.about.path));

  test('ends with the call', () => {
    const closing = within(screen.getByRole('region', { name: closingCall.title }));
    const call = closing.getByRole('link', { name: `${start.label} ${start.newTab}` });
    expect(call).toHaveAttribute('href', chats.applicant);
  });

  test('R-ABOUT-02: says what is made simple', () => {
    expect(main().getByText(asRead(about.lead))).toBeVisible();
    for (const paragraph of about.description.paragraphs) {
      expect(main().getByText(asRead(paragraph))).toBeVisible();
    }
  });

  test('R-ABOUT-03: lists the system’s steps in their order', () => {
    const system = within(screen.getByRole('region', { name: about.system.title }));
    expect(system.getByText(about.system.lead)).toBeVisible();
    const steps = within(system.getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual(
      about.system.steps.map(({ title }) => title),
    );
    for (const { text } of about.system.steps) expect(system.getByText(saying(text))).toBeVisible();
  });

  test('R-ABOUT-04: shows who is behind it; the image is the link', () => {
    const link = main().getByRole('link', {
      name: `${founderPicture.alt} ${about.founder.link} ${newTab}`.trim(),
    });
    expect(link).toHaveAttribute('href', linkedinUrl);
    expect(within(link).getByAltText(founderPicture.alt)).toBeVisible();
    expect(main().getByRole('heading', { name: about.founder.title })).toBeVisible();
  });
});

describe('the agencies’ page', () => {
  beforeEach(() => visit(pages.agencies.path));

  test('R-AGENCY-02, R-AGENCY-03: makes its offer and its promise', () => {
    expect(main().getByText(asRead(agencies.lead))).toBeVisible();
    expect(main().getByText(asRead(agencies.promise))).toBeVisible();
    for (const { title, text } of agencies.benefits) {
      expect(main().getByRole('heading', { name: title })).toBeVisible();
      expect(main().getByText(text)).toBeVisible();
    }
  });

  test('R-AGENCY-01: has its form, and no other', () => {
    const sheet = within(screen.getByRole('region', { name: agencies.form.title }));
    expect(sheet.getByRole('form', { name: formNames.agencia.label })).toBeVisible();
    expect(screen.getAllByRole('form')).toHaveLength(1);
  });
});

describe('the contact page', () => {
  beforeEach(() => visit(pages.contact.path));

  test.each(contact.channels)(
    'R-CONTACT-01, R-CONTACT-02: offers $title, as text that can be copied',
    (channel) => {
      const card = within(
        main().getByRole('heading', { name: channel.title }).closest('li') as HTMLElement,
      );
      const link = card.getByRole('link');
      expect(link).toHaveAttribute('href', channel.href);
      expect(card.getByText(asRead(channel.value))).toBeVisible();
      expect(card.getByText(asRead(channel.text))).toBeVisible();
      expect(link.hasAttribute('target')).toBe(!channel.href.startsWith('mailto:'));
    },
  );

  test('R-CONTACT-03, R-CONTACT-04: has its form, and no other, and the FAQ', async () => {
    const sheet = within(screen.getByRole('region', { name: contact.form.title }));
    expect(sheet.getByRole('form', { name: formNames.contacto.label })).toBeVisible();
    expect(screen.getAllByRole('form')).toHaveLength(1);
    for (const { question } of faq.items) {
      expect(section(anchors.faq).getByRole('heading', { level: 3, name: question })).toBeVisible();
    }
  });

  test('R-OWNER-05: the chat is greeted with a question', () => {
    expect(main().getByRole('link', { name: /\+54/ })).toHaveAttribute('href', chats.question);
  });
});
