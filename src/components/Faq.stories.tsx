import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { faq } from '../content/faq';
import { Column } from './Column';
import { Faq } from './Faq';

const [first] = faq.items;

const meta = {
  title: 'Piezas/Preguntas',
  component: Faq,
  decorators: [
    (Story) => (
      <Column sx={{ paddingBlock: 3 }}>
        <h2 className="visually-hidden">{faq.title}</h2>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Cerradas' };

export const OneOpen: Story = {
  name: 'Una abierta',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(first.question));
    await waitFor(() => expect(canvas.getByText(first.answer)).toBeVisible());
  },
};
