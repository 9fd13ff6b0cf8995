import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorScreen } from './ErrorScreen';

const meta = {
  title: 'Piezas/Pantalla de error',
  tags: ['autodocs'],
  component: ErrorScreen,
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { name: 'Una página que no existe', args: { reason: 'not-found' } };

export const NotLoaded: Story = { name: 'Una página que no llega', args: { reason: 'chunk' } };

export const Unexpected: Story = { name: 'Una página que falla', args: { reason: 'unexpected' } };

export const Frame: Story = { name: 'El marco que falla', args: { reason: 'frame' } };
