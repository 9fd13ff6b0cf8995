import type { Page } from 'playwright-core';
import type { FormId } from '../../src/forms/fields/definitions';
import type { Submission } from '../../src/forms/sending/submission';
import type { Behaviour } from './faultServer';

/** The result that the form shows; `notShown` if the steps have loaded the page again, without a dialog. */
export type Outcome = Submission | 'notShown';

/** The page and the actions that the steps of a fault use. */
export interface Visit {
  readonly form: FormId;
  readonly page: Page;
  readonly button: () => ReturnType<Page['getByRole']>;
  readonly pressSubmit: () => Promise<void>;
  /** Resolves when the service holds a request. */
  readonly requestHeld: () => Promise<void>;
  /** Makes the service answer the held requests. */
  readonly release: () => Promise<void>;
  /** Asserts that the button says «Enviando…» and that no dialog is open. */
  readonly expectSending: () => Promise<void>;
}

/** A fault between the press of Enviar and the service's answer. */
export interface Fault {
  readonly name: string;
  readonly service?: Behaviour;
  /** Whether the visitor opens the form by a link on another page of the site. */
  readonly fromAnotherPage?: true;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The steps after the form is filled in; without them the visitor presses Enviar. */
  readonly steps?: (visit: Visit) => Promise<void>;
  readonly outcome: Outcome | Record<FormId, Outcome>;
  /** Whether both forms are tested although their outcomes are the same. */
  readonly bothForms?: true;
  /** Requests that reach the service; 1 if not given. */
  readonly requests?: 0 | 1 | Record<FormId, 0 | 1>;
  /** Returns the visitor to the form, if `steps` has left its page. */
  readonly returnToForm?: (visit: Visit) => Promise<void>;
  /** Console lines that Chromium writes because of the fault. */
  readonly allowedProblems?: RegExp;
  /**
   * Runs in another browser: one in which the service's name cannot be resolved, or one that can freeze a page.
   * Playwright's own browser cannot, because Playwright keeps its pages visible (focus emulation).
   */
  readonly otherBrowser?: 'unresolvable' | 'freezable';
}

/** Returns the behaviour of a service that answers with a status. */
export const answer = (status: number, body?: string, type?: string): Behaviour => ({
  kind: 'answer',
  status,
  ...(body === undefined ? {} : { body }),
  ...(type === undefined ? {} : { type }),
});

/** The behaviour of a service that holds requests until `release`. */
export const hold: Behaviour = { kind: 'hold' };
