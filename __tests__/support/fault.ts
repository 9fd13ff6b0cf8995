import type { Page } from 'playwright-core';
import type { FormId } from '../../src/forms/fields/definitions';
import type { Behaviour } from './faultServer';

/** What a visitor is left with: an answer, or none because the page that sent is gone. */
export type Outcome = 'sent' | 'failed' | 'untold';

/** What a case can do with its visit. */
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
  /** Whether only `npm run test:full` has it: it differs from another in a number, not in kind. */
  readonly inFull?: true;
  readonly name: string;
  readonly service?: Behaviour;
  /** Whether the visitor comes to the form from another page of the site. */
  readonly fromAnotherPage?: true;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What visitor, browser and network do; without it the visitor presses Enviar. */
  readonly act?: (visit: Visit) => Promise<void>;
  readonly outcome: Outcome | Record<FormId, Outcome>;
  /** Forms that reach the service; one for one submit, but where none can. */
  readonly requests?: 0 | 1 | Record<FormId, 0 | 1>;
  /** Brings the visitor back to the form, where `act` has led away from it. */
  readonly back?: (visit: Visit) => Promise<void>;
  /** What Chromium itself writes about it. */
  readonly noise?: RegExp;
  /** Has a browser of its own, in which the service's name cannot be resolved. */
  readonly unresolvable?: true;
}

/** The service answers, and with this. */
export const answer = (status: number, body?: string, type?: string): Behaviour => ({
  kind: 'answer',
  status,
  ...(body === undefined ? {} : { body }),
  ...(type === undefined ? {} : { type }),
});

/** Not a word until it is let go. */
export const hold: Behaviour = { kind: 'hold' };
