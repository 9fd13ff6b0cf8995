import fc from 'fast-check';
import { mailtoUrl, whatsappUrl } from '../../src/content/derived/channelUrls';
import type * as BuildSettings from '../../src/content/derived/buildSettings';
import { owner } from '../../src/config/owner';
import { chats } from '../../src/content/site';

afterEach(() => jest.restoreAllMocks());

test('R-OWNER-05b, R-SEC-04: any text is the unchanged and only parameter of a wa.me address with the digits of the owner’s number', () => {
  jest.replaceProperty(owner, 'whatsapp', '+54 9 (341) 555-0000');
  const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('hola \ud83d'));
  fc.assert(
    fc.property(typed, (text) => {
      const url = new URL(whatsappUrl(text));
      expect([url.origin, url.pathname]).toEqual(['https://wa.me', '/5493415550000']);
      expect(url.hash).toBe('');
      // Half of an emoji at the end of a text becomes U+FFFD.
      expect([...url.searchParams]).toEqual([['text', text.replace(/\ud83d$/u, '\ufffd')]]);
    }),
  );
});

test('R-OWNER-05b: each chat begins with a text of its own', () => {
  const texts = Object.values(chats).map((chat) => new URL(chat).searchParams.get('text'));
  expect(texts.filter((text) => !text)).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('R-LEAD-14a: the mailto address has the service’s e-mail address and subject and body of a draft, with line breaks as CR LF', () => {
  expect(mailtoUrl()).toBe(`mailto:${owner.email}`);
  const text = fc.string({ unit: 'grapheme' });
  const lines = fc.array(text).map((each) => each.join('\n'));
  fc.assert(
    fc.property(fc.record({ subject: text, body: lines }), (draft) => {
      const url = new URL(mailtoUrl(draft));
      expect(url.pathname).toBe(owner.email);
      // Mail programs show «+» as a plus sign and not as a space.
      expect(url.search).not.toContain('+');
      expect(Object.fromEntries(url.searchParams)).toEqual({
        ...draft,
        body: draft.body.replaceAll('\n', '\r\n'),
      });
    }),
  );
});

test('R-OWNER-02: SITE_URL and FORM_ENDPOINT override the owner’s settings, and siteUrl has no trailing slash', () => {
  const withEnvironment = (values: Record<string, string>) => {
    jest.replaceProperty(process, 'env', { ...values });
    let module!: typeof BuildSettings;
    jest.isolateModules(
      () => (module = jest.requireActual('../../src/content/derived/buildSettings')),
    );
    return module.buildSettings;
  };
  const { siteUrl, formEndpoint } = owner;
  expect(withEnvironment({ SITE_URL: '', FORM_ENDPOINT: '' })).toEqual({ siteUrl, formEndpoint });
  const endpoint = 'https://forms.example.com/f/x1';
  expect(withEnvironment({ SITE_URL: 'https://a.example//', FORM_ENDPOINT: endpoint })).toEqual({
    siteUrl: 'https://a.example',
    formEndpoint: endpoint,
  });
});
