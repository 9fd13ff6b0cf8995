import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClosingCall } from './ClosingCall';

const meta = { title: 'Piezas/Boleto de cierre', component: ClosingCall } satisfies Meta<
  typeof ClosingCall
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = { name: 'Solo' };

export const WithRoute: Story = { name: 'Donde llega la ruta', args: { lineEnds: true } };

export const Hovered: Story = { name: 'Bajo el puntero', parameters: { pseudo: { hover: 'a' } } };

export const Focused: Story = {
  name: 'Con el foco',
  parameters: { pseudo: { focusVisible: 'a' } },
};
