import { formServiceLines, formServiceProblems } from '../../tools/release/formServices';

const settings = {
  formEndpoint: 'https://formspree.io/f/abcdwxyz',
  extraFields: {},
  nativeEndpoint: '',
  multipartOnly: false,
  thanksPage: '',
};

test.each([
  ['Formspree', settings],
  ['an unknown service', { ...settings, formEndpoint: 'https://correo.pampavisas.example/' }],
  ['a script of the site', { ...settings, formEndpoint: '/contacto.php' }],
  [
    'Web3Forms with its key',
    {
      ...settings,
      formEndpoint: 'https://api.web3forms.com/submit',
      extraFields: { access_key: 'abc' },
      thanksPage: 'https://web3forms.com/success',
    },
  ],
  [
    'FormSubmit with its two addresses',
    {
      ...settings,
      formEndpoint: 'https://formsubmit.co/ajax/alias',
      nativeEndpoint: 'https://formsubmit.co/alias',
    },
  ],
])('R-OWNER-20: %s can be used', (_name, usable) => {
  expect(formServiceProblems(usable)).toEqual([]);
});

test.each([
  ['https://api.web3forms.com/submit', /access_key.*thanksPage/],
  ['https://formsubmit.co/alias', /\/ajax\/.*nativeEndpoint/],
  ['https://api.staticforms.xyz/submit', /apiKey/],
  ['https://api.emailjs.com/api/v1.0/email/send-form', /service_id.*template_id.*user_id/],
  ['https://script.google.com/macros/s/abc/exec', /multipartOnly.*thanksPage/],
  ['https://forminit.com/f/abc', /^Forminit no sirve/],
  ['https://formspree.io/forms/abcdwxyz', /es la del panel/],
])('R-OWNER-20: the release refuses %s as it is', (formEndpoint, expected) => {
  const problems = formServiceProblems({ ...settings, formEndpoint });
  expect(problems.map(({ what }) => what).join(' ')).toMatch(expected);
});

test('R-OWNER-20: the release says what the owner has to do at the service', () => {
  expect(formServiceLines(settings)).toEqual([
    'Formspree: apagá el captcha: con él rechaza todo (403).',
    "Formspree: para que al responder le escribas a la persona, poné email: '{correo}' en extraFields.",
  ]);
  expect(formServiceLines({ ...settings, formEndpoint: '/contacto.php' })).toEqual([]);
});
