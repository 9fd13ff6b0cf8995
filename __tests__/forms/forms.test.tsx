import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fieldTexts, formNames, formTexts, privacy, resultTexts } from '../../src/content/forms';
import { newTab } from '../../src/content/site';
import { deployment } from '../../src/config/deployment';
import { labels, type TextField } from '../support/leads';
import {
  agency,
  contact,
  control,
  fill,
  pass,
  setupUser,
  submitButton,
  withFakeTime,
} from './bench';
import { fakeNetwork, fieldsIn, status } from '../support/network';

beforeEach(() => sessionStorage.clear());

const forms = [
  {
    form: 'contacto',
    ...contact,
    failure: 'Hubo un problema al enviar el formulario: Error en el envío del formulario',
  },
  {
    form: 'agencia',
    ...agency,
    failure: 'Hubo un error al enviar el mensaje. Inténtelo de nuevo más tarde.',
  },
] as const;

const traits: Record<string, Record<string, string>> = {
  nombre: { type: 'text', autocomplete: 'given-name', autocapitalize: 'words', required: '' },
  apellido: { type: 'text', autocomplete: 'family-name', autocapitalize: 'words', required: '' },
  correo: {
    type: 'email',
    inputmode: 'email',
    autocomplete: 'email',
    autocapitalize: 'off',
    spellcheck: 'false',
    required: '',
  },
  telefono: { type: 'tel', inputmode: 'tel', autocomplete: 'tel', required: '' },
  web: { type: 'url', inputmode: 'url', autocomplete: 'url' },
  ciudad: { type: 'text', autocomplete: 'address-level2', required: '' },
  mensaje: {
    maxlength: '112',
    required: '',
    placeholder: 'Deja tu mensaje (máximo 112 caracteres)',
  },
} satisfies Record<TextField, object>;

describe.each(forms)('$form', ({ form, values, failure, render }) => {
  const names = Object.keys(values);
  const all = form === 'contacto' ? { ...values, opcionSeleccionada: '' } : values;

  async function filled() {
    const network = fakeNetwork();
    const user = setupUser();
    const view = render();
    await fill(user, values);
    return { network, user, view };
  }

  const dialog = () => screen.findByRole('alertdialog');

  test('R-LEAD-02: is a named form that would also post by itself', () => {
    render();
    const element = screen.getByRole('form', { name: formNames[form].label });
    expect(element).toHaveAttribute('method', 'post');
    expect(element).toHaveAttribute('action', deployment.formEndpoint);
    expect(element).toHaveAttribute('enctype', 'multipart/form-data');
  });

  test.each(names)('R-FORM-05, R-FORM-19: %s tells the browser what it is', (name) => {
    render();
    expect(control(name)).toHaveAttribute('name', name);
    for (const [attribute, value] of Object.entries(traits[name]!)) {
      expect(control(name)).toHaveAttribute(attribute, value);
    }
    expect(control(name).hasAttribute('required')).toBe('required' in traits[name]!);
    expect(screen.getByText(labels[name]!)).toBeVisible();
  });

  test('R-TRUST-08: says who gets the data, and how to have it removed', () => {
    render();
    const mail = privacy.parts[1];
    expect(screen.getByText(/solo para responderte/)).toHaveTextContent(
      /sin los obligatorios, no puede.*exterior.*verlos, corregirlos o borrarlos.*Ley 25\.326.*pasaporte/,
    );
    expect(screen.getByRole('link', { name: mail.text })).toHaveAttribute('href', mail.href);
  });

  test('R-TRUST-08: says on demand who hears complaints', () => {
    render();
    const notice = screen.getByText(privacy.complaints.title).closest('details')!;
    expect(notice).not.toHaveAttribute('open');
    expect(notice).toHaveTextContent(
      /La Agencia de Acceso a la Información Pública, en su carácter de Órgano de Control de la Ley N° 25\.326, tiene la atribución de atender las denuncias y reclamos/,
    );
  });

  test('R-FORM-20, R-FORM-23: a filled form sends exactly its fields, once', async () => {
    const { network, user } = await filled();
    await user.click(submitButton());
    network.answer(status(200));
    await dialog();
    expect(network.calls).toHaveLength(1);
    expect(network.calls[0]!.url).toBe(deployment.formEndpoint);
    expect(fieldsIn(network.calls[0]!.init)).toEqual(all);
  });

  test('R-FORM-10, R-FORM-11: success: the dialog says so, and the form is empty again', async () => {
    const { network, user } = await filled();
    await user.click(submitButton());
    network.answer(status(200));
    const shown = await dialog();
    expect(shown).toHaveAccessibleName('¡Enviado!');
    expect(shown).toHaveAccessibleDescription(
      'Su formulario ha sido enviado con éxito. Nos pondremos en contacto pronto.',
    );
    expect(within(shown).getByText('¡Enviado!')).toBeVisible();
    expect(within(shown).getByText(resultTexts.sent.text)).toBeVisible();
    expect(within(shown).queryByRole('link')).not.toBeInTheDocument();
    expect(within(shown).getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    await user.click(within(shown).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    for (const name of names) expect(control(name)).toHaveValue('');
    expect(submitButton()).toHaveFocus();
    expect(screen.queryByText(fieldTexts.nombre.missing)).not.toBeInTheDocument();
  });

  test.each([
    ['a refusal', status(422)],
    ['a failure of the network', new TypeError('Failed to fetch')],
  ])(
    'R-FORM-12, R-FORM-13: %s: the dialog says so, and the form keeps everything',
    async (_what, answer) => {
      const { network, user } = await filled();
      await user.click(submitButton());
      network.answer(answer);
      const shown = await dialog();
      expect(shown).toHaveAccessibleName('Error');
      expect(shown).toHaveAccessibleDescription(failure);
      expect(within(shown).getByText('Error')).toBeVisible();
      expect(within(shown).getByText(failure)).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      for (const name of names) expect(control(name)).toHaveValue(all[name]);
      expect(submitButton()).toHaveFocus();
    },
  );

  test('R-LEAD-14: after a failure the same message can go by chat or by e-mail', async () => {
    const { network, user } = await filled();
    await user.click(submitButton());
    network.answer(status(500));
    const shown = await dialog();
    const chat = within(shown).getByRole('link', { name: `${resultTexts.whatsapp} ${newTab}` });
    const mail = within(shown).getByRole('link', { name: resultTexts.email });
    expect(chat).toHaveAttribute('target', '_blank');
    expect(chat).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const texts = [
      new URL(chat.getAttribute('href')!).searchParams.get('text')!,
      new URLSearchParams(mail.getAttribute('href')!.split('?')[1]).get('body')!,
    ];
    for (const text of texts) {
      expect(text).toContain(formNames[form].page);
      for (const [name, value] of Object.entries(values)) {
        const label = labels[name]!.replace(' (opcional)', '');
        expect(`\n${text.replaceAll('\r\n', '\n')}\n`).toContain(`\n${label}: ${value}\n`);
      }
    }
  });

  test('R-LEAD-14: a second try sends the identical body', async () => {
    const { network, user } = await filled();
    await user.click(submitButton());
    network.answer(status(503));
    await user.click(within(await dialog()).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(submitButton());
    network.answer(status(200));
    expect(await dialog()).toHaveAccessibleName('¡Enviado!');
    expect(network.calls).toHaveLength(2);
    expect(fieldsIn(network.calls[1]!.init)).toEqual(fieldsIn(network.calls[0]!.init));
  });

  test('R-FORM-16, R-LEAD-12: while sending, the button says so, keeps the focus, and nothing sends twice', async () => {
    const { network, user } = await filled();
    await user.dblClick(submitButton());
    expect(submitButton()).toHaveTextContent('Enviando…');
    expect(submitButton()).toHaveFocus();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(submitButton()).toBeEnabled();
    expect(screen.getByText(formTexts.sendingStatus)).toHaveAttribute('role', 'status');
    await user.click(submitButton());
    await user.keyboard('{Enter}');
    await user.click(control('nombre'));
    await user.keyboard('{Enter}{Enter}x');
    fireEvent.submit(screen.getByRole('form'));
    expect(network.calls).toHaveLength(1);
    expect(control('nombre')).toHaveValue(values.nombre);
    network.answer(status(200));
    await dialog();
    expect(network.calls).toHaveLength(1);
  });

  test('R-LEAD-12: two submits in one moment send one request', async () => {
    const { network } = await filled();
    await act(async () => {
      screen.getByRole<HTMLFormElement>('form').requestSubmit();
      screen.getByRole<HTMLFormElement>('form').requestSubmit();
    });
    expect(network.calls).toHaveLength(1);
    network.answer(status(200));
    await dialog();
  });

  test('R-A11Y-02: Enter in a field submits', async () => {
    const { network, user } = await filled();
    await user.type(control('telefono'), '{Enter}');
    expect(network.calls).toHaveLength(1);
    network.answer(status(200));
    await dialog();
  });

  describe('in slow networks', () => {
    withFakeTime();

    test('R-LEAD-13: no answer within 30 seconds is a failure', async () => {
      const { network, user } = await filled();
      await user.click(submitButton());
      await pass(29_000);
      expect(network.calls).toHaveLength(1);
      expect(submitButton()).toHaveTextContent('Enviando…');
      await pass(2_000);
      expect(await dialog()).toHaveAccessibleDescription(failure);
    });

    test('R-LEAD-13: an answer after 29 seconds still counts', async () => {
      const { network, user } = await filled();
      await user.click(submitButton());
      await pass(29_000);
      network.answer(status(200));
      expect(await dialog()).toHaveAccessibleName('¡Enviado!');
    });
  });

  test('R-FORM-09: outer spaces are not sent, inner ones are', async () => {
    const network = fakeNetwork();
    const user = setupUser();
    render();
    await fill(user, { ...values, nombre: '  Ana  María ' });
    await user.click(submitButton());
    expect(fieldsIn(network.calls[0]!.init)).toMatchObject({ nombre: 'Ana  María' });
    network.answer(status(200));
    await dialog();
  });

  test('R-FORM-14, R-FORM-15: leaving a field says nothing; submitting does, and then every change', async () => {
    const user = setupUser();
    render();
    await user.click(control('nombre'));
    await user.tab();
    await user.type(control('correo'), 'ana');
    await user.tab();
    expect(screen.queryByText(fieldTexts.nombre.missing)).not.toBeInTheDocument();
    expect(control('correo')).toHaveAttribute('aria-invalid', 'false');
    await user.click(submitButton());
    await waitFor(() => expect(control('nombre')).toHaveAttribute('aria-invalid', 'true'));
    expect(control('nombre')).toHaveAccessibleDescription(fieldTexts.nombre.missing);
    expect(control('correo')).toHaveAccessibleDescription(fieldTexts.correo.invalid);
    await user.type(control('correo'), '@gmail.com');
    await waitFor(() => expect(control('correo')).toHaveAttribute('aria-invalid', 'false'));
    await user.clear(control('correo'));
    await waitFor(() =>
      expect(control('correo')).toHaveAccessibleDescription(fieldTexts.correo.missing),
    );
  });

  test('R-FORM-14: one refused field gets the focus', async () => {
    const { network, user } = await filled();
    await user.clear(control('apellido'));
    await user.click(submitButton());
    await waitFor(() => expect(control('apellido')).toHaveFocus());
    expect(screen.queryByRole('group', { name: /datos para revisar/ })).not.toBeInTheDocument();
    expect(network.calls).toHaveLength(0);
  });

  test('R-FORM-14: with two or more, a summary gets it, and its links lead to the fields', async () => {
    const { user } = await filled();
    await user.clear(control('apellido'));
    await user.clear(control('telefono'));
    await user.click(submitButton());
    const summary = await screen.findByRole('group', { name: formTexts.summary(2) });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      fieldTexts.apellido.missing,
      fieldTexts.telefono.missing,
    ]);
    await user.click(links[1]!);
    expect(control('telefono')).toHaveFocus();
    await user.keyboard('1');
    await waitFor(() =>
      expect(links[1]!.textContent).toBe(`${fieldTexts.telefono.missing} ${formTexts.corrected}`),
    );
    await user.click(submitButton());
    await waitFor(() => expect(control('apellido')).toHaveFocus());
    expect(summary).not.toBeInTheDocument();
  });

  test('R-FORM-14: in the summary a field is corrected when it has no error, not when it has another', async () => {
    const { user } = await filled();
    await user.clear(control('apellido'));
    await user.clear(control('correo'));
    await user.click(submitButton());
    const summary = await screen.findByRole('group', { name: formTexts.summary(2) });
    const email = within(summary).getAllByRole('link')[1]!;
    await user.type(control('correo'), 'ana');
    await waitFor(() =>
      expect(control('correo')).toHaveAccessibleDescription(fieldTexts.correo.invalid),
    );
    expect(email.textContent).toBe(fieldTexts.correo.missing);
    await user.type(control('correo'), '@gmail.com');
    await waitFor(() =>
      expect(email.textContent).toBe(`${fieldTexts.correo.missing} ${formTexts.corrected}`),
    );
  });

  test('R-FORM-14: the same refusal twice takes the focus twice', async () => {
    const { user } = await filled();
    await user.clear(control('apellido'));
    await user.click(submitButton());
    await waitFor(() => expect(control('apellido')).toHaveFocus());
    await user.click(submitButton());
    await waitFor(() => expect(control('apellido')).toHaveFocus());
  });

  test('R-FORM-18: an e-mail with a likely slip gets an offer, and is not refused for it', async () => {
    const network = fakeNetwork();
    const user = setupUser();
    render();
    await fill(user, { ...values, correo: 'ana@gmail.con' });
    const offer = screen.getByRole('button', { name: '¿Quisiste decir ana@gmail.com?' });
    await user.click(submitButton());
    expect(network.calls).toHaveLength(1);
    network.answer(status(500));
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(offer);
    expect(control('correo')).toHaveValue('ana@gmail.com');
    expect(control('correo')).toHaveFocus();
    expect(offer).not.toBeInTheDocument();
  });

  test('R-LEAD-15: without a connection it says so beside the button, and lets the visitor try', async () => {
    const { network, user } = await filled();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(screen.getByText(formTexts.offline)).toBeVisible();
    await user.click(submitButton());
    expect(network.calls).toHaveLength(1);
    network.answer(new TypeError('Failed to fetch'));
    expect(await dialog()).toHaveAccessibleName('Error');
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.queryByText(formTexts.offline)).not.toBeInTheDocument();
  });
});

describe.each(forms)('$form, seen by a program and not by React', ({ values, render }) => {
  test('R-LEAD-09: what stands in the fields is sent, however it got there', async () => {
    const network = fakeNetwork();
    const user = setupUser();
    render();
    for (const [name, value] of Object.entries(values)) {
      control(name).value = value;
    }
    await user.click(submitButton());
    expect(network.calls).toHaveLength(1);
    expect(fieldsIn(network.calls[0]!.init)).toMatchObject(values);
    network.answer(status(500));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cerrar' }),
    );
    for (const [name, value] of Object.entries(values)) {
      expect(control(name)).toHaveValue(value);
    }
  });
});
