import type { Page } from 'playwright-core';
import type { FormId } from '../../src/forms/fields/definitions';
import type { Behaviour } from './faultServer';

/** What the form tells the visitor; `untold` where the page that sent is gone. */
export type Outcome = 'sent' | 'failed' | 'untold';

/** A visit, for the steps of a fault. */
export interface Visit {
  readonly form: FormId;
  readonly page: Page;
  readonly button: () => ReturnType<Page['getByRole']>;
  readonly press: () => Promise<void>;
  /** Resolves when the service holds a request. */
  readonly held: () => Promise<void>;
  readonly release: () => Promise<void>;
  readonly stillSending: () => Promise<void>;
}

/** Something that can happen between Enviar and the answer. */
export interface Fault {
  readonly name: string;
  readonly service?: Behaviour;
  /** Whether the visitor comes to the form from another page of the site. */
  readonly fromAnotherPage?: true;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The steps after the form is filled in; without them the visitor presses Enviar. */
  readonly act?: (visit: Visit) => Promise<void>;
  readonly outcome: Outcome | Record<FormId, Outcome>;
  /** Whether both forms are tried although they share an outcome. */
  readonly bothForms?: true;
  /** Requests that reach the service; 1 if not given. */
  readonly requests?: 0 | 1 | Record<FormId, 0 | 1>;
  /** Brings the visitor back to the form, where `act` has led away from it. */
  readonly back?: (visit: Visit) => Promise<void>;
  /** Chromium's own console lines. */
  readonly noise?: RegExp;
  /** Runs in another browser, in which the service's name cannot be resolved. */
  readonly unresolvable?: true;
}

/** Makes the service answer. */
export const answer = (status: number, body?: string, type?: string): Behaviour => ({
  kind: 'answer',
  status,
  ...(body === undefined ? {} : { body }),
  ...(type === undefined ? {} : { type }),
});

/** Makes the service hold requests until `release`. */
export const hold: Behaviour = { kind: 'hold' };
