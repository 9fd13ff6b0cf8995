import type { Locator, Page } from 'playwright-core';
import { faq } from '../../src/content/faq';
import { hero } from '../../src/content/home';
import { navigation } from '../../src/content/site';
import { counterIdOf } from '../../src/forms/elementIds';

/** Selects the counter of a form. */
export const COUNTER = `[id$="${counterIdOf('')}"]`;

export const menuButton = (page: Page): Locator =>
  page.getByRole('button', { name: navigation.menuOpen });

/** Opens the phone's menu. */
export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await menu(page).waitFor();
}

/** Returns the phone's menu, open or not. */
export const menu = (page: Page): Locator =>
  page.getByRole('dialog', { name: navigation.menuTitle });

/** Returns the summary of the question with this index, from 0. */
export const question = (page: Page, index: number): Locator =>
  page.locator(`#pregunta-${index + 1}`);

/** Returns the answer of the question with this index, from 0. */
export const answerTo = (page: Page, index: number): Locator =>
  page.getByText(faq.items[index]!.answer);

/** Returns the ids of the summaries whose question is open. */
export const openQuestions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('details[open] > summary')].map(({ id }) => id),
  );

export const pauseButton = (page: Page): Locator => page.getByRole('button', { name: hero.pause });

/** Returns the button with exactly this accessible name: a purpose, a submit button. */
export const buttonNamed = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Returns the submit button of the page's form, also while its label is another or translated. */
export const submitButton = (page: Page): Locator => page.locator('main form [type=submit]');

/** Returns the footer's link to this address. */
export const footerLink = (page: Page, address: string): Locator =>
  page.locator(`footer a[href="${address}"]`).first();

export const focusedId = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.id);

/** Returns the values of the page's form, by name. */
export const formValues = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('main form')!)));
