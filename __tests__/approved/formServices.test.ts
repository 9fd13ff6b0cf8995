import { formServiceLines, formServiceProblems } from '../../tools/release/formServices';

/**
 * Compares what a release says about form services with the text in `__snapshots__`, which a person has read.
 * `npm run test:unit -- approved -u` renews it.
 */

const none = { extraFields: {}, multipartOnly: false };

/** Addresses of services, each as the owner copies it, and settings with which one of them can be used. */
const cases: readonly [formEndpoint: string, settings?: Partial<typeof none>][] = [
  ['/contacto.php'],
  ['https://correo.pampavisas.example/'],
  ['https://formspree.io/f/abcdwxyz'],
  ['https://formspree.io/forms/abcdwxyz'],
  ['https://formspree.io/f/'],
  ['https://formsubmit.co/alias'],
  ['https://formsubmit.co/ajax/alias'],
  ['https://formsubmit.co/ajax/'],
  ['https://usebasin.com/f/0123abcd'],
  ['https://formcarry.com/s/abc'],
  ['https://submit-form.com/abc'],
  ['https://api.web3forms.com/submit'],
  ['https://api.web3forms.com/submit', { extraFields: { access_key: 'abc' } }],
  ['https://api.staticforms.xyz/submit'],
  ['https://api.emailjs.com/api/v1.0/email/send-form'],
  ['https://script.google.com/macros/s/abc/exec'],
  ['https://script.google.com/macros/s/abc/exec?hoja=1'],
  ['https://script.google.com/macros/s/abc/dev'],
  ['https://pampa.app.n8n.cloud/webhook-test/abc'],
  ['https://pampa.app.n8n.cloud/webhook/abc'],
  ['https://forminit.com/f/abc'],
  ['https://docs.google.com/forms/d/abc'],
];

test('R-OWNER-20: what a release refuses and reminds of, by form service', () => {
  const texts = cases.map(([formEndpoint, changes = {}]) => {
    const settings = { ...none, ...changes, formEndpoint };
    return [
      `${formEndpoint} ${JSON.stringify(changes)}`,
      ...formServiceProblems(settings).map(({ what, example }) => `✗ ${what}. Ejemplo: ${example}`),
      ...formServiceLines(settings),
    ].join('\n');
  });
  expect(texts.join('\n\n')).toMatchSnapshot();
});
