import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Column } from '../components/Column';
import { DialogProvider } from '../components/DialogProvider';
import { agencies } from '../content/agencies';
import { contact } from '../content/contact';
import { fieldTexts, formTexts, resultTexts } from '../content/forms';
import { writeDraft } from './drafts';
import { agencyForm, contactForm, forms } from './fields/definitions';
import { LeadForm } from './LeadForm';
import { forgetSubmit } from './submit/submitStore';

const titles = { agencia: agencies.form.title, contacto: contact.form.title };

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

const meta = {
  title: 'Formularios/Formulario',
  component: LeadForm,
  args: { form: contactForm },
  beforeEach: () => {
    for (const { id } of forms) {
      writeDraft(id, {});
      forgetSubmit(id);
    }
  },
  decorators: [
    (Story, { args }) => (
      <DialogProvider>
        <Column as="main" sx={{ paddingBlock: 3, maxWidth: 760 }}>
          <Paper variant="card" sx={{ padding: 4 }}>
            <Typography variant="sheetTitle">{titles[args.form!.id]}</Typography>
            <Story />
          </Paper>
        </Column>
      </DialogProvider>
    ),
  ],
} satisfies Meta<typeof LeadForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = { name: 'Contacto' };

export const Agency: Story = { name: 'Agencias', args: { form: agencyForm } };

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

export const OneErrorOneOffer: Story = {
  name: 'Un error y una corrección ofrecida',
  play: async ({ canvas }) => {
    await fill(canvas, {
      [fieldTexts.nombre.label]: ' ',
      [fieldTexts.correo.label]: 'a@gmial.com',
    });
    await submit(canvas);
    await canvas.findByText(fieldTexts.nombre.missing);
    await canvas.findByRole('button', { name: formTexts.suggestEmail('a@gmail.com') });
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
  args: { form: agencyForm },
};

export const DraftRestored: Story = {
  name: 'Borrador recuperado',
  beforeEach: () => writeDraft('contacto', { nombre: 'Inés', mensaje: 'Quiero viajar en julio.' }),
  play: async ({ canvas }) => {
    await canvas.findByText(formTexts.restored);
  },
};

export const Cleared: Story = {
  ...DraftRestored,
  name: 'Todo borrado',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: formTexts.clear }));
    await canvas.findByRole('button', { name: formTexts.undoClear });
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
