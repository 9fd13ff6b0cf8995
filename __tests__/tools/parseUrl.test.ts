import { parseUrl } from '../../tools/parseUrl';

test('an address with ñ is valid however often it is parsed', () => {
  const url = 'https://ñandú.com.ar';
  // After some 7,000 calls V8 optimizes the code; `URL.canParse` of Node 20.20 then returns false.
  const parsed = Array.from({ length: 100_000 }, () => parseUrl(url)?.hostname);
  expect(new Set(parsed)).toEqual(new Set(['xn--and-6ma2c.com.ar']));
});
