import { act, render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { DialogProvider } from '../../src/components/DialogProvider';
import { formTexts, resultTexts } from '../../src/content/forms';
import { AgencyForm } from '../../src/forms/AgencyForm';
import { ContactForm } from '../../src/forms/ContactForm';
import type { FormId } from '../../src/forms/elementIds';
import { labels, typedValues } from '../support/leads';
import { fakeNetwork } from '../support/network';
import { setupUser, themed } from '../support/render';

const forms = { agencia: <AgencyForm key="agencia" />, contacto: <ContactForm key="contacto" /> };

/** The mounted forms. All are in one provider, so that a dialog stays when a test unmounts its form. */
const mounted = new Set<FormId>();
let rerender: (site: ReactElement) => void;

const renderMounted = () =>
  rerender(themed(<DialogProvider>{[...mounted].map((form) => forms[form])}</DialogProvider>));

function mountForm(form: FormId): { unmount: () => void } {
  mounted.add(form);
  renderMounted();
  return {
    unmount: () => {
      mounted.delete(form);
      renderMounted();
    },
  };
}

beforeEach(() => {
  mounted.clear();
  ({ rerender } = render(<></>));
});

export const contact = {
  values: typedValues('contacto'),
  render: () => mountForm('contacto'),
};

export const agency = {
  values: typedValues('agencia'),
  render: () => mountForm('agencia'),
};

/** Renders a form and fills in these values; returns the mocked network, the user and a function that unmounts the form. */
export async function renderAndFill(
  typed: Record<string, string> = contact.values,
  renderForm = contact.render,
) {
  const network = fakeNetwork();
  const user = setupUser();
  const { unmount } = await act(async () => renderForm());
  await fill(user, typed);
  return { network, user, unmount };
}

/** The id of the mounted form that has a field; of the contact form if a test has rendered that one by itself. */
const mountedFormWith = (name: string): FormId =>
  [...mounted].find((form) => name in labels[form]) ?? 'contacto';

/** The control with a field's label. A query by role would compute the accessible name of every control. */
export const control = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(labels[mountedFormWith(name)][name]!, {
    selector: 'input, textarea',
  });

/** Expects that the controls have these values. */
export function expectValues(values: Record<string, string>): void {
  expect(Object.keys(values).map((name) => [name, control(name).value])).toEqual(
    Object.entries(values),
  );
}

/** The values of a form's draft in the session storage; undefined without a draft. */
export const draftOf = (form: FormId): unknown =>
  (JSON.parse(sessionStorage.getItem(`borrador:${form}`) ?? 'null') as { values: object } | null)
    ?.values;

export async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.click(control(name));
    if (value) await user.paste(value);
  }
}

export const submitButton = () =>
  screen.getByRole('button', {
    name: (name) => name === formTexts.submit || name === formTexts.sending,
  });

/** Waits for the dialog with this title, and closes the dialog with its button. */
export async function closeDialog(title: string): Promise<void> {
  await screen.findByRole('dialog', { name: title });
  const button = screen.getByRole('button', { name: resultTexts.close });
  act(() => button.focus());
  act(() => button.click());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
}
