import { deployment } from '../../src/config/deployment';
import { sentFindings } from '../../tools/release/check/send';
import { startInboxForEachTest } from './inboxFixture';

const inbox = startInboxForEachTest();
const original = deployment.formEndpoint;
afterEach(() => void (deployment.formEndpoint = original));

test.each([
  ['formspree', ['right', 'right', 'skipped'], 3],
  ['formsubmit-primera', ['wrong', 'wrong', 'wrong'], 0],
  ['formspree-captcha', ['wrong', 'wrong', 'wrong'], 0],
  ['php', ['wrong', 'right', 'right'], 2],
  ['html', ['skipped', 'skipped', 'skipped'], 3],
])(
  'R-OWNER-21: --send to a service like %s judges each way of sending by what the service says',
  async (like, results, stored) => {
    deployment.formEndpoint = await inbox.start(like);
    const findings = await sentFindings('http://localhost:1');
    expect(findings.map(({ result }) => result)).toEqual(results);
    expect(inbox.stored()).toHaveLength(stored);
    for (const { fields } of inbox.stored()) expect(fields.nombre).toBe('PRUEBA del sitio');
  },
);

test('R-OWNER-21: a service that does not answer is reported', async () => {
  deployment.formEndpoint = 'http://localhost:1/';
  const [finding] = await sentFindings('http://localhost:1');
  expect(finding!.result).toBe('wrong');
});
