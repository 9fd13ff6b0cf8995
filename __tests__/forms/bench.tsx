import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { fieldWords } from '../../src/content/forms';
import { AgencyForm } from '../../src/forms/AgencyForm';
import { ContactForm } from '../../src/forms/ContactForm';
import { theme } from '../../src/theme/theme';

// TEMPORARY until the theme keeps these variables (FormLabel and ToggleButton read them).
const siteVars = (
  theme as unknown as { generateThemeVars: () => { palette: object } }
).generateThemeVars();
Object.assign(theme, {
  generateThemeVars: () => {
    const unused = { main: 'currentcolor' };
    const palette = { secondary: unused, info: unused, warning: unused, success: unused };
    return { ...siteVars, palette: { ...palette, ...siteVars.palette } };
  },
});

/** A form under the site's theme, as its page shows it. */
export const themed = (form: ReactElement) => (
  <ThemeProvider theme={theme} noSsr>
    {form}
  </ThemeProvider>
);

export const contact = {
  values: {
    nombre: 'Ana',
    apellido: 'Gómez',
    correo: 'ana@gmail.com',
    telefono: '011 15-4555-1234',
    mensaje: 'Viajo en julio con mi familia.',
  },
  render: () => render(themed(<ContactForm />)),
};

export const agency = {
  values: {
    nombre: 'Beto',
    apellido: "O'Higgins",
    correo: 'beto@agencia.com.ar',
    telefono: '+54 9 351 555-0000',
    web: 'https://www.agencia.com.ar',
    ciudad: 'Río Cuarto',
  },
  render: () => render(themed(<AgencyForm />)),
};

type TextName = Exclude<keyof typeof fieldWords, 'opcionSeleccionada'>;

/** The control with a field's label. */
export const control = (name: TextName) =>
  screen.getByRole('textbox', { name: fieldWords[name].label });

/** Types values into their fields. */
export async function fill(user: UserEvent, values: Partial<Record<TextName, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await user.click(control(name as TextName));
    if (value) await user.paste(value);
  }
}

export const submitButton = () => screen.getByRole('button', { name: /^(Enviar|Enviando…)$/ });

/** A network whose answers the test gives when it wants to. */
export function fakeNetwork() {
  const calls: { url: string; init: RequestInit }[] = [];
  const answers: ((answer: Response | Error) => void)[] = [];
  globalThis.fetch = jest.fn((url, init) => {
    calls.push({ url: String(url), init: init! });
    return new Promise<Response>((resolve, reject) =>
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
    );
  });
  return { calls, answer: (answer: Response | Error) => answers.shift()!(answer) };
}

/** An answer with this status and a body that nobody may read. */
export function status(code: number): Response {
  const unread = () => {
    throw new Error('the body was read');
  };
  return {
    ok: code >= 200 && code < 300,
    status: code,
    body: { cancel: () => Promise.resolve() },
    json: unread,
    text: unread,
  } as unknown as Response;
}

export const setupUser = () => userEvent.setup();
