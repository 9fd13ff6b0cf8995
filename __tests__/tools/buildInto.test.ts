import path from 'node:path';
import { buildInto } from '../../tools/build/buildInto';
import { temporaryFolder } from '../support/temporaryFolder';

test('R-OWNER-03, R-OWNER-09: the reason of a failed build has one line for each invalid setting, and no stack trace', async () => {
  const variables = { SITE_URL: 'x', FORM_ENDPOINT: 'ftp://x' };
  const { message } = await buildInto(path.join(temporaryFolder(), 'dist'), variables).then(
    () => ({ message: 'the build did not fail' }),
    (error: Error) => error,
  );
  expect(message.split('\n')).toEqual([
    'Hay un ajuste que no se puede usar.',
    expect.stringMatching(/^ {2}✗ siteUrl: .+ \(SITE_URL del entorno\)\. Ejemplo: .+$/),
    expect.stringMatching(/^ {2}✗ formEndpoint: .+ \(FORM_ENDPOINT del entorno\)\. Ejemplo: .+$/),
  ]);
});
