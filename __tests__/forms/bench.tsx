import { act, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { agencyForm, contactForm } from '../../src/forms/fields/definitions';
import { LeadForm } from '../../src/forms/LeadForm';
import { LeadResults } from '../../src/forms/result/LeadResults';
import { SiteStyles } from '../../src/theme/SiteStyles';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { createSiteTheme } from '../../src/theme/theme';
import { labels, typed } from '../support/leads';

// Whole visits are typed key by key; a busy machine needs more than jest's 5 s for some.
jest.setTimeout(30_000);

const theme = createSiteTheme();

/** A form under the site's theme, as its page shows it. */
export const themed = (form: ReactElement) => (
  <>
    <SiteStyles />
    <SiteTheme theme={theme}>{form}</SiteTheme>
  </>
);

// The site's frame, which stays when a test takes the form away.
beforeEach(() => void render(themed(<LeadResults />)));

export const contact = {
  values: typed('contacto'),
  render: () => render(themed(<LeadForm form={contactForm} />)),
};

export const agency = {
  values: typed('agencia'),
  render: () => render(themed(<LeadForm form={agencyForm} />)),
};

/** The control with a field's label; by the label, because a query by role works out every name. */
export const control = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(labels[name]!, { selector: 'input, textarea' });

/** Types values into their fields. */
export async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.click(control(name));
    if (value) await user.paste(value);
  }
}

export const submitButton = () => screen.getByRole('button', { name: /^(Enviar|Enviando…)$/ });

/** A visitor; under fake timers, one whose pauses pass at once. */
export const setupUser = () =>
  userEvent.setup({
    advanceTimers: (ms) => void (fakeTime && jest.advanceTimersByTime(ms)),
    // It asks for every ancestor's style at each click.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });

let fakeTime = false;

/** Lets a test decide how time passes. */
export function withFakeTime(): void {
  beforeEach(() => {
    fakeTime = true;
    jest.useFakeTimers();
  });
  afterEach(() => {
    fakeTime = false;
    jest.useRealTimers();
  });
}

/** Lets this many ms pass. */
export const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
