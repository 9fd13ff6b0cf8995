import fc from 'fast-check';
import { contactForm } from '../../src/forms/fields/definitions';
import { findDenial } from '../../src/forms/sending/answer';
import { submitLead } from '../../src/forms/sending/submission';
import { payloads } from '../support/leads';
import { fakeNetwork } from '../support/network';

/** Bodies of real services and scripts that answer 200 without taking the message. */
const denied: readonly [service: string, body: string][] = [
  ['FormSubmit, not activated', '{"success":"false","message":"This form needs Activation."}'],
  ['a wrong key', '{"Success":false,"message":"Invalid access key"}'],
  ['a script with ok: 0', '{"ok":0}'],
  ['a script with status: "0"', '{"status":"0"}'],
  ['a script with code: false', '{"err":"","code":false}'],
  ['Formcarry', '{"code":422,"status":"error","title":"Validation Error"}'],
  ['Apps Script', '{"result":"error","error":{}}'],
  ['a byte order mark', '\ufeff {"type":"Error","text":"Could not send"}'],
  ['a body with an HTTP status', '{"statusCode":500}'],
  ['Formspree over its quota', '{"error":"form over quota"}'],
  ['a list of errors beside a success', '{"success":true,"errors":[{"code":"TYPE_EMAIL"}]}'],
  ['Formspree at its first use', '{"success":"confirmation email sent"}'],
  ['a nested message', '{"body":{"message":"Please verify your domain"}}'],
  [
    'a captcha page',
    '<!DOCTYPE html><form method="post"><div class="x g-recaptcha" data-sitekey="1"></div></form>',
  ],
  [
    'a captcha page in words',
    '<html><body><h1>Please confirm you are not a robot</h1></body></html>',
  ],
  ['an activation page', '<html><body>This form needs <b>Activation</b>.</body></html>'],
  ['a page with a log-in', '<html><form><input name=p type="password"></form></html>'],
  [
    'a captcha in a frame',
    '<html><iframe src="https://x.test/recaptcha/api2/anchor"></iframe></html>',
  ],
  ['a rejected status', '{"status":"mail_failed","message":"There was an error."}'],
  ['a code beyond HTTP', '{"code":1001,"message":"Invalid captcha"}'],
  ['a captcha that was not solved', '{"code":1,"message":"Captcha missing"}'],
  [
    'a PHP script that broke off',
    '<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function mail() in <b>/x.php</b> on line <b>12</b>',
  ],
  ['a host that does not run PHP', "<?php mail($to, 'Consulta', $_POST['mensaje']); echo 'OK';"],
];

test.each(denied)('R-FORM-20: %s: the body denies the ok status', (_service, body) => {
  expect(findDenial(body)).toBeDefined();
});

/** Bodies that do not deny an ok status. */
const accepted: readonly [service: string, body: string][] = [
  ['an empty body', ''],
  ['Formspree', '{"next":"/thanks","ok":true}'],
  ['FormSubmit', '{"success":"true","message":"The form was submitted successfully."}'],
  ['Formcarry', '{"code":200,"status":"success","title":"Thank You!"}'],
  ['EmailJS', 'OK'],
  ['empty errors', '{"error":null,"err":false,"errors":[]}'],
  ['empty errors of other types', '{"error":"","errors":{}}'],
  ['a success with a notice', '{"success":true,"message":"Please verify your e-mail"}'],
  ['a message alone', '{"message":"Forbidden"}'],
  ['a list', '[false]'],
  ['truncated JSON', '{"success":fal'],
  ['a page of thanks', '<!doctype html><title>Gracias</title><p>Gracias por escribir.</p>'],
  [
    'scripts and comments',
    '<html><script>grecaptcha.captcha()</script><!-- captcha --><p>Gracias</p></html>',
  ],
  [
    'a page of thanks with the notice of an invisible captcha',
    '<html><p>Thank you!</p><small>This site is protected by reCAPTCHA and the Google Privacy Policy.</small></html>',
  ],
  ['a success with HTML', '{"ok":true,"message":"<form>captcha</form>"}'],
  ['a success by its code', '{"code":200,"message":"We will verify your data"}'],
];

test.each(accepted)('R-FORM-20: %s: the body does not deny the ok status', (_service, body) => {
  expect(findDenial(body)).toBeUndefined();
});

const encode = (text: string) => new TextEncoder().encode(text);

/** Returns a response whose body is read in chunks; after the last chunk it ends, fails or goes on for ever. */
function respond(chunks: readonly Uint8Array[], end: 'close' | 'error' | 'hang', status = 200) {
  const rest = [...chunks];
  const cancel = jest.fn(() => Promise.resolve());
  const read = async () => {
    const value = rest.shift();
    if (value) return { done: false, value };
    if (end === 'error') throw new TypeError('connection reset');
    return end === 'hang' ? new Promise(() => {}) : { done: true };
  };
  const response = {
    ok: status >= 200 && status < 300,
    status,
    body: { getReader: () => ({ read, cancel }), cancel },
  } as unknown as Response;
  return { response, cancel };
}

function submit() {
  const network = fakeNetwork();
  return { submission: submitLead(contactForm, payloads.contacto), network };
}

test('R-FORM-20, R-LEAD-01: a denial that arrives in two parts counts, and the body is cancelled', async () => {
  const { submission, network } = submit();
  const body = encode('{"success":"false"}');
  const { response, cancel } = respond([body.slice(0, 5), body.slice(5)], 'close');
  network.answer(response);
  await expect(submission).resolves.toBe('failed');
  expect(cancel).toHaveBeenCalled();
});

test('R-FORM-20: an ok status counts after 3 s of a body without end, also after the time-out of the request', async () => {
  jest.useFakeTimers();
  const { submission, network } = submit();
  const settled = jest.fn();
  void submission.then(settled);
  await jest.advanceTimersByTimeAsync(29_000);
  network.answer(respond([encode('Gra')], 'hang').response);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('sent');
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('R-FORM-20: at most 64 KB of a body are read', async () => {
  const { submission, network } = submit();
  const blanks = Array.from({ length: 100 }, () => encode(' '.repeat(1024)));
  network.answer(respond([...blanks, encode('{"success":false}')], 'hang').response);
  await expect(submission).resolves.toBe('sent');
});

test('R-FORM-20, R-LEAD-01: no response makes the app throw, and an ok status without a denial is sent', async () => {
  const bodies = fc.oneof(
    fc.json().map(encode),
    fc.string({ unit: 'binary' }).map(encode),
    fc.uint8Array({ maxLength: 300 }),
    fc.constantFrom(...denied, ...accepted).map(([, body]) => encode(body)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 200, max: 599 }),
      bodies,
      fc.nat(20),
      fc.constantFrom<'close' | 'error'>('close', 'error'),
      async (status, bytes, cut, end) => {
        const { submission, network } = submit();
        const chunks = [bytes.slice(0, cut), bytes.slice(cut)];
        network.answer(respond(chunks, end, status).response);
        const isOk = status < 300;
        // A body that breaks off is not judged.
        const isDenied = end === 'close' && findDenial(new TextDecoder().decode(bytes));
        expect(await submission).toBe(isOk && !isDenied ? 'sent' : 'failed');
      },
    ),
    { numRuns: 300 },
  );
});
