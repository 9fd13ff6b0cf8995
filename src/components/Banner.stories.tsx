import type { Meta, StoryObj } from '@storybook/react-vite';
import art from '../art/agencies.svg';
import { agencies } from '../content/agencies';
import { Banner } from './Banner';

const { title, lead, promise } = agencies;

const meta = {
  title: 'Piezas/Encabezado de página',
  tags: ['autodocs'],
  component: Banner,
  args: { title, lead },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TextOnly: Story = { name: 'Solo texto' };

export const WithStamp: Story = { name: 'Con sello', args: { stamp: promise } };

export const WithDrawing: Story = {
  name: 'Con sello y dibujo',
  args: { stamp: promise, art: { src: art, width: 400, height: 240 } },
};
