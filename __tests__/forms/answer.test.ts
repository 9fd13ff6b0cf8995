import fc from 'fast-check';
import { contactForm } from '../../src/forms/fields/definitions';
import { isDenial } from '../../src/forms/sending/answer';
import { submitLead } from '../../src/forms/sending/submission';
import { payloads } from '../support/leads';
import { fakeNetwork } from '../support/network';

/** Members of a JSON body each of which alone denies an ok status. */
const denyingMembers = [
  ...['"success":false', '"success":"False"', '"success":"0"', '"ok":0', '"status":"0"'],
  ...['"code":false', '"status":"error"', '"result":"Error"', '"type":"failed"', '"code":422'],
  ...['"status":"mail_failed"', '"status":"FAIL"', '"type":" send failure "', '"statusCode":"500"'],
  ...['"status":400', '"code":999', '"code":1001', '"error":"form over quota"', '"err":true'],
  ...['"errors":[1]', '"errors":{"a":1}', '"success":"confirmation email sent"'],
  ...['"message":"This form needs Activation."', '"message":"Revisá la activación"'],
  ...[
    '"message":"Falta activar"',
    '"message":"confirmation e-mail"',
    '"message":"Captcha missing"',
  ],
  ...['"message":"correo de confirmación"', '"message":"mail de confirmacion"'],
  ...['"message":"not verified"', '"body":{"message":"Please verify your domain"}'],
  ...['"success":"no"', '"sent":false', '"exito":"0"', '"enviado":"No"', '"estado":false'],
  ...['"success":"failed"', '"result":false', '"msg":"fail"', '"msg":"Error"'],
  ...['"message":"Error sending email"', '"message":"No se pudo enviar"'],
  ...['"status":"spam"', '"response":"error"'],
  ...['"respuesta":"error"', '"resultado":"fallo"', '"estado":"Error"'],
  ...['"errorMessage":"Task timed out after 3.00 seconds"', '"status":"no route: error"'],
  ...['"respuesta":"No se pudo enviar"', '"status":"Error al enviar"', '"status":"Failed!"'],
];

/** What PHP scripts print with status 200, and their visitors read. */
const deniedTexts = [
  ...[
    'error',
    ' ERROR ',
    '"error"',
    'fail',
    'failed',
    '0',
    'false',
    'no',
    'Invalid key',
    'Inválido',
  ],
  ...['Error al enviar el mensaje.', '<p>Error: faltan datos</p>', 'Fallo', 'Falló el envío'],
  ...['Message could not be sent. Mailer Error: SMTP connect() failed.'],
  ...['Mailer Error: Could not instantiate mail function.', 'Internal error', 'Server Error'],
  ...['Unable to load the "PHP Email Form" Library!', 'Mail not sent.'],
  ...["Oops, we couldn't send your message.", 'We failed to send it', 'It has not been sent'],
  ...[
    'There was an error trying to send your message.',
    'There was a problem',
    'Something went wrong',
  ],
  ...['Lo sentimos, hubo un error', 'Ocurrió un problema', 'Se produjo un fallo', 'Algo salió mal'],
  ...['Hubo un error al enviar. Gracias por tu paciencia.', 'Hubo problemas al enviar'],
  ...['No se envio', 'Cannot send mail', "Can't send it", 'It could not be delivered'],
  ...['No se pudo enviar', 'El mensaje no pudo ser enviado', 'No se envió', 'Correo no enviado'],
  ...['Acceso no permitido.', 'Access denied', 'Captcha incorrecto', 'Your IP failed the captcha'],
  "<script>alert('Message could not be sent. Mailer Error: x')</script>",
  '<!DOCTYPE html><title>Error</title><p>TypeError: x is undefined (line 5, file "Code")',
];

/** Parts of an HTML page each of which alone denies an ok status. */
const denyingParts = [
  ...['<div data-sitekey="1">', '<i class="x g-recaptcha">', '<i class=h-captcha>', 'Captcha'],
  ...['<i class="cf-turnstile">', '<iframe src="https://x.test/recaptcha/api2/anchor">'],
  ...["<iframe src='/recaptcha/api/bframe'>", 'confirm you are not a robot', 'No soy un robot'],
  ...['you are human', 'that you’re a human', "you're human", 'que sos humano', 'si eres humano'],
  ...['This form needs <b>Activation</b>.', 'need activation', 'Activate your form'],
  ...['activate this form', 'Activate the form', 'activate form', '<input name=p type="password">'],
];

/** Other bodies of services and scripts that answer 200 without taking the message. */
const denied: readonly [service: string, body: string][] = [
  ...denyingMembers.map((member): [string, string] => [member, `{"err":"","x":1,${member}}`]),
  ...denyingParts.map((part): [string, string] => [part, `<html><p>Gracias</p>${part}</html>`]),
  ['a byte order mark', '\ufeff {"type":"Error","text":"Could not send"}'],
  ['a list of errors beside a success', '{"success":true,"errors":[{"code":"TYPE_EMAIL"}]}'],
  ['a code that says no success', '{"code":1,"message":"Captcha missing"}'],
  ...['<!DOCTYPE html>', '<head>', '<body>', '<?xml version="1.0"?>', 'x <html>', 'x <form>'].map(
    (start): [string, string] => [`a captcha page that starts with ${start}`, `${start}captcha`],
  ),
  [
    'a PHP script that broke off',
    '<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function mail() in <b>/x.php</b> on line <b>12</b>',
  ],
  ['a PHP script with a mistake', 'Parse error: syntax error in /x.php on line 3'],
  ...deniedTexts.map((text): [string, string] => [`«${text}»`, text]),
  ['a list of one object', '[{"error":"Invalid credentials"}]'],
  ['PHP’s notices before JSON', '<br />\n<b>Notice</b>: x on line 3\n{"success":false}'],
  ['a host’s advertisement after JSON', '{"success":false}\n<!-- Hosting -->'],
  [
    'PHP’s `mail` that fails',
    '<br />\n<b>Warning</b>:  mail(): Failed to connect to mailserver in <b>/x.php</b> on line <b>12</b><br />\nGracias',
  ],
  [
    'SiteGround’s check of visitors',
    '<html><head><link rel="icon" href="data:;"><meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2Fc.php&y=ipc:1.2.3.4:1"></meta></head></html>',
  ],
  [
    'Imunify360’s check of visitors',
    '<!DOCTYPE html><title>One moment, please...</title><h1>Please wait while your request is being verified...</h1>',
  ],
  ['a host that does not run PHP', "<?php mail($to, 'Consulta', $_POST['mensaje']); echo 'OK';"],
];

test.each(denied)('R-FORM-20: %s: the body denies the ok status', (_service, body) => {
  expect(isDenial(body)).toBe(true);
});

/** Bodies that do not deny an ok status. */
const accepted: readonly [service: string, body: string][] = [
  ['an empty body', ''],
  ...[
    ...['"success":true', '"success":"1"', '"ok":"true"', '"ok":1', '"next":"/thanks"'],
    ...['"status":true', '"status":"ok"', '"status":"Success"', '"result":"success"'],
    ...['"respuesta":"exito"', '"enviado":true', '"status":1', '"msg":"success"', '"sent":"1"'],
    ...['"type":"success"', '"code":200', '"code":true'],
  ].map((sign): [string, string] => [
    `a notice beside ${sign}`,
    `{${sign},"message":"Please verify your e-mail"}`,
  ]),
  ['EmailJS', 'OK'],
  ['empty errors', '{"error":null,"err":false,"errors":[]}'],
  ['empty errors of other types', '{"error":"","errors":{}}'],
  ['a message alone', '{"message":"Forbidden"}'],
  ['a list', '[false]'],
  ['truncated JSON', '{"success":fal'],
  ['a page of thanks', '<!doctype html><title>Gracias</title><p>Gracias por escribir.</p>'],
  [
    'scripts and comments',
    '<html><script>grecaptcha.captcha()</script><!-- captcha --><p>Gracias</p></html>',
  ],
  ...[
    'This site is protected by reCAPTCHA.',
    'Protegido por hCaptcha',
    'protegida por captcha',
  ].map((notice): [string, string] => [`«${notice}»`, `<html><p>Gracias</p>${notice}</html>`]),
  ...['Message has been sent', 'Mensaje enviado correctamente.', 'Accepted', 'true', '1'].map(
    (text): [string, string] => [`«${text}»`, text],
  ),
  ...[
    'Gracias. Si hubo un error, escribinos',
    'Enviado sin errores. No se enviará publicidad.',
    'Message sent. Please do not send it again.',
    'No te preocupes: te respondemos mañana',
    "<script>alert('Mensaje enviado');location='/'</script>",
    'Errores: 0. Enviado.',
  ].map((text): [string, string] => [`«${text}»`, text]),
  ['texts of a page’s script', '<html><script>e="There was an error"</script><p>Listo</p></html>'],
  [
    'a page of thanks that remembers its visitor',
    '<html><script>document.cookie="visto=1"</script><p>Recibimos tu consulta y te respondemos mañana.</p></html>',
  ],
  [
    'a short page of thanks with a cookie',
    '<html><script>document.cookie="visto=1"</script><h1>¡Listo!</h1></html>',
  ],
  ['a number', '{"result":0,"type":0,"message":"enviado"}'],
  ['a word about spam', '{"success":true,"respuesta":"Enviado. Mirá en spam","result":"not_spam"}'],
  ['PHP’s notices before a success', '<b>Notice</b>: x on line 3\n{"success":true}'],
  ['n8n', '{"message":"Workflow was started"}'],
  ['Contact Form 7', '{"contact_form_id":5,"status":"mail_sent","invalid_fields":[]}'],
  ['no error', '{"error":"no"}'],
  ['thanks with a confirmation', '{"message":"Thank you! A confirmation email has been sent."}'],
  ['a list of the stored message', '[{"id":7,"nombre":"Ana","mensaje":"me da error"}]'],
  ['a success with HTML', '{"ok":true,"message":"<form>captcha</form>"}'],
];

test.each(accepted)('R-FORM-20: %s: the body does not deny the ok status', (_service, body) => {
  expect(isDenial(body)).toBe(false);
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

test.each([
  ['a denial that arrives in two parts', 200],
  ['a status that is not ok', 500],
])('R-FORM-20, R-LEAD-01: %s is a failure, and the body is cancelled', async (_answer, code) => {
  const { submission, network } = submit();
  const body = encode('{"success":"false"}');
  const { response, cancel } = respond([body.slice(0, 5), body.slice(5)], 'close', code);
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

test.each([
  ['ends at', 64, 'failed'],
  ['ends at', 65, 'sent'],
])(
  'R-FORM-20: the first 64 KB of a body are read; with a denial that %s %s KB the outcome is «%s»',
  async (_place, kilobytes, outcome) => {
    const { submission, network } = submit();
    const denial = '{"ok":false}';
    const body = encode(' '.repeat(kilobytes * 1024 - denial.length) + denial);
    network.answer(respond([body.slice(0, 999), body.slice(999)], 'hang').response);
    await expect(submission).resolves.toBe(outcome);
  },
);

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
        const isDenied = end === 'close' && isDenial(new TextDecoder().decode(bytes));
        expect(await submission).toBe(isOk && !isDenied ? 'sent' : 'failed');
      },
    ),
    { numRuns: 300 },
  );
});
