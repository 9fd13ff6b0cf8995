import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import FaqAccordion from '../../src/components/FaqAccordion';
import { faq } from '../../src/content/faq';
import { renderPart } from '../support/render';

let user: UserEvent;
const question = (index: number) =>
  screen.getByRole('button', { name: faq.items[index]!.question });
const shownAnswers = () => screen.queryAllByRole('region').map((region) => region.textContent);
const answers = (...indexes: number[]) => indexes.map((index) => faq.items[index]!.answer);

describe('the accordion', () => {
  beforeEach(async () => {
    ({ user } = await renderPart(<FaqAccordion items={faq.items} initiallyOpen={-1} />));
  });

  test('R-FAQ-01: shows every question under a heading, and no answer at first', () => {
    for (const [index, { question: words }] of faq.items.entries()) {
      const heading = screen.getByRole('heading', { level: 3, name: words });
      expect(within(heading).getByRole('button')).toBe(question(index));
      expect(question(index)).toHaveAttribute('aria-expanded', 'false');
    }
    expect(shownAnswers()).toEqual([]);
  });

  test('R-FAQ-01: a click opens an item', async () => {
    await user.click(question(1));
    expect(question(1)).toHaveAttribute('aria-expanded', 'true');
    expect(shownAnswers()).toEqual(answers(1));
  });

  test('R-FAQ-01: a second click closes it', async () => {
    await user.click(question(1));
    await user.click(question(1));
    expect(question(1)).toHaveAttribute('aria-expanded', 'false');
  });

  test('R-FAQ-01: opening one closes the other', async () => {
    await user.click(question(0));
    await user.click(question(3));
    expect(question(0)).toHaveAttribute('aria-expanded', 'false');
    expect(question(3)).toHaveAttribute('aria-expanded', 'true');
  });

  test.each([
    ['Enter', '{Enter}'],
    ['the space bar', ' '],
  ])('R-A11Y-02: Tab reaches each question, and %s opens and closes it', async (_key, key) => {
    for (const index of faq.items.keys()) {
      await user.tab();
      expect(question(index)).toHaveFocus();
    }
    await user.keyboard(key);
    expect(question(3)).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard(key);
    expect(question(3)).toHaveAttribute('aria-expanded', 'false');
    expect(question(3)).toHaveFocus();
  });

  test('R-A11Y-03: each answer is a region that its question names and controls', async () => {
    for (const [index, { question: name }] of faq.items.entries()) {
      await user.click(question(index));
      const region = screen.getByRole('region', { name });
      expect(region).toHaveAttribute('id', question(index).getAttribute('aria-controls'));
    }
  });

  test('R-SEC-01: no style attribute is left for the content policy to refuse', () => {
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  });
});
