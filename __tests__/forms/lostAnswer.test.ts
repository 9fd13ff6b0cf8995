import { clearSending, isAnswerLost, markSending } from '../../src/forms/sending/lostAnswer';

beforeEach(() => sessionStorage.clear());

test('R-LEAD-11: from markSending to clearSending a form’s answer counts as lost; other forms are not affected', async () => {
  markSending('contacto', Promise.resolve());
  expect(await isAnswerLost('agencia')).toBe(false);
  expect(await isAnswerLost('contacto')).toBe(true);
  clearSending('contacto');
  expect(await isAnswerLost('contacto')).toBe(false);
});

test('R-SEC-03, R-LEAD-11: with blocked session storage no answer counts as lost', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  markSending('contacto', Promise.resolve());
  expect(await isAnswerLost('contacto')).toBe(false);
  clearSending('contacto');
});

test('R-SEC-03, R-LEAD-11: Web Locks that reject, as with blocked cookies, leave no unhandled rejection', async () => {
  const reject = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: reject, query: reject },
  });
  const onRejection = jest.fn();
  process.on('unhandledRejection', onRejection);
  markSending('contacto', Promise.resolve());
  expect(await isAnswerLost('contacto')).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', onRejection);
  Reflect.deleteProperty(navigator, 'locks');
  expect(onRejection).not.toHaveBeenCalled();
});
