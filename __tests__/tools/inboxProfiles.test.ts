import { findDenial } from '../../src/forms/sending/answer';
import { profiles } from '../../tools/inbox/profiles';
import { parseProfile, startInbox } from '../../tools/inbox/server';
import { createFormData, JSON_TYPE, startInboxForEachTest } from './inboxFixture';

const inbox = startInboxForEachTest();

const ACCEPT = { Accept: 'application/json' };
const ways = {
  contacto: { headers: JSON_TYPE, body: () => '{"nombre":"Ana"}' },
  agencia: { headers: ACCEPT, body: () => createFormData([['nombre', 'Ana']]) },
  navegador: { headers: {}, body: () => createFormData([['nombre', 'Ana']]) },
};

/** What the site concludes from a response (src/forms/sending/submission.ts). */
async function outcomeOf(response: Response): Promise<string> {
  if (response.status >= 300 && response.status < 400) return 'unknown';
  return response.ok && !findDenial(await response.text()) ? 'sent' : 'failed';
}

/** By profile: the outcome of the contact form, the agency form and the browser's post; * if it was stored. */
const expected: Record<string, [contact: string, agency: string, native: string]> = {
  formspree: ['sent*', 'sent*', 'unknown*'],
  'formspree-captcha': ['failed', 'failed', 'failed'],
  'formspree-cupo': ['failed', 'failed', 'failed'],
  'formspree-primera': ['failed', 'failed', 'failed'],
  formsubmit: ['sent*', 'sent*', 'failed'],
  'formsubmit-primera': ['failed', 'failed', 'failed'],
  formcarry: ['sent*', 'sent*', 'unknown*'],
  'formcarry-regla': ['failed', 'failed', 'failed'],
  basin: ['sent*', 'sent*', 'sent*'],
  'basin-captcha': ['failed', 'failed', 'failed'],
  formspark: ['sent*', 'sent*', 'sent*'],
  web3forms: ['failed', 'failed', 'failed'],
  'apps-script': ['failed', 'unknown*', 'unknown*'],
  php: ['failed', 'sent*', 'sent*'],
  html: ['sent*', 'sent*', 'sent*'],
};

test('R-DEV-05: the table names each profile', () => {
  expect(Object.keys(expected)).toEqual(Object.keys(profiles));
});

test.each(Object.entries(expected))(
  'R-DEV-05, R-LEAD-01: INBOX_LIKE=%s: no visitor reads «¡Enviado!» for a message that was not stored',
  async (like, outcomes) => {
    const service = await startInbox({ file: inbox.file(), like, log: () => {} });
    const seen: string[] = [];
    for (const { headers, body } of Object.values(ways)) {
      const before = inbox.stored().length;
      const init = { method: 'POST', headers, body: body(), redirect: 'manual' as const };
      const outcome = await outcomeOf(await fetch(service.url, init));
      seen.push(outcome + '*'.repeat(inbox.stored().length - before));
    }
    service.close();
    expect(seen).toEqual(outcomes);
  },
);

test('R-DEV-05: an unknown name in INBOX_LIKE is refused with the names', () => {
  expect(parseProfile(' ')).toBeUndefined();
  expect(parseProfile('php')).toBe('php');
  expect(() => parseProfile('gmail')).toThrow(/INBOX_LIKE: "gmail" .*formspree, .*php/);
});
