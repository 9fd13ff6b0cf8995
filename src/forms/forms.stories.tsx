import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Column } from '../components/Column';
import { DialogProvider } from '../components/DialogProvider';
import { agencies } from '../content/agencies';
import { contact } from '../content/contact';
import { fieldTexts, formTexts, resultTexts } from '../content/forms';
import { markPending, writeDraft } from './drafts';
import { AgencyForm } from './AgencyForm';
import { ContactForm } from './ContactForm';

/** Valid values for the required fields of both forms, by the field's label. */
const values = {
  [fieldTexts.nombre.label]: 'Inés',
  [fieldTexts.apellido.label]: 'Ñandú',
  [fieldTexts.correo.label]: 'ines@example.com',
  [fieldTexts.telefono.label]: '11 4555-1234',
  [fieldTexts.ciudad.label]: 'Córdoba',
  [fieldTexts.mensaje.label]: 'Quiero viajar en julio con mi familia.',
};

type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

async function fill(canvas: Canvas, changes: Partial<typeof values> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...values, ...changes })) {
    const field = canvas.queryByLabelText(label);
    if (!field) continue;
    await userEvent.click(field);
    await userEvent.paste(value!);
  }
}

const submit = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: formTexts.submit }));

/** Replaces `fetch` for one story, and restores it afterwards. */
const mockFetch = (mock: () => Promise<Response>) => ({
  beforeEach: () => {
    const { fetch } = window;
    window.fetch = mock;
    return () => void (window.fetch = fetch);
  },
});

const neverAnswered = mockFetch(() => new Promise(() => {}));
const accepted = mockFetch(async () => new Response());
const refused = mockFetch(async () => new Response(null, { status: 500 }));

const agency = {
  render: () => <AgencyForm />,
  parameters: { title: agencies.form.title },
};

const meta = {
  title: 'Formularios/Formulario',
  component: ContactForm,
  parameters: { title: contact.form.title },
  beforeEach: () => {
    writeDraft('agencia', {});
    writeDraft('contacto', {});
  },
  decorators: [
    (Story, { parameters }) => (
      <DialogProvider>
        <Column as="main" sx={{ paddingBlock: 3, maxWidth: 760 }}>
          <Paper variant="card" sx={{ padding: 4 }}>
            <Typography variant="sheetTitle">{String(parameters['title'])}</Typography>
            <Story />
          </Paper>
        </Column>
      </DialogProvider>
    ),
  ],
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = { name: 'Contacto' };

export const Agency: Story = { name: 'Agencias', ...agency };

export const Filled: Story = { name: 'Lleno', play: ({ canvas }) => fill(canvas) };

export const PurposeChosen: Story = {
  name: 'Propósito elegido',
  play: async ({ canvas }) => {
    const [, study] = formTexts.purposes as [string, string];
    await userEvent.click(canvas.getByRole('button', { name: study }));
  },
};

export const EverythingWrong: Story = {
  name: 'Todo por corregir',
  play: async ({ canvas }) => {
    await submit(canvas);
    await canvas.findByText(formTexts.summary(5));
  },
};

export const EmailSlip: Story = {
  name: 'Correo con un error de tipeo',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(fieldTexts.correo.label), 'ana@gmial.com');
    await canvas.findByText(fieldTexts.correo.question('ana@gmail.com'), {}, { timeout: 5000 });
  },
};

export const MessageFull: Story = {
  name: 'Mensaje completo',
  play: async ({ canvas }) => {
    await fill(canvas, { [fieldTexts.mensaje.label]: 'Viajo en julio. '.repeat(7) });
  },
};

export const Sending: Story = {
  ...neverAnswered,
  name: 'Enviando',
  play: async ({ canvas }) => {
    await fill(canvas);
    await submit(canvas);
    await canvas.findByRole('button', { name: formTexts.sending });
  },
};

export const Sent: Story = {
  ...accepted,
  name: 'Enviado',
  play: async ({ canvas }) => {
    await fill(canvas);
    await submit(canvas);
    await screen.findByRole('dialog', { name: resultTexts.sent.title });
  },
};

export const NotSent: Story = {
  ...refused,
  name: 'No enviado',
  play: async ({ canvas }) => {
    await fill(canvas);
    await submit(canvas);
    await screen.findByRole('dialog', { name: resultTexts.failed.title });
  },
};

export const AgencyNotSent: Story = {
  ...NotSent,
  name: 'Agencias, no enviado',
  ...agency,
};

export const DraftRestored: Story = {
  name: 'Borrador recuperado',
  beforeEach: () => writeDraft('contacto', { nombre: 'Inés', mensaje: 'Quiero viajar en julio.' }),
  play: async ({ canvas }) => {
    await canvas.findByText(formTexts.status.restored);
  },
};

export const MayHaveArrived: Story = {
  ...DraftRestored,
  name: 'Puede que haya llegado',
  beforeEach: () => {
    writeDraft('contacto', { nombre: 'Inés', mensaje: 'Quiero viajar en julio.' });
    markPending('contacto', true);
  },
  play: async ({ canvas }) => {
    await canvas.findByText(formTexts.status.unreachable);
  },
};

export const Offline: Story = {
  name: 'Sin conexión',
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await canvas.findByText(formTexts.offline);
  },
};
