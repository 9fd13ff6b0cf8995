import type { Meta, StoryObj } from '@storybook/react-vite';
import { Description } from './Description';
import { Facts } from './Facts';

const meta = { title: 'Páginas/Acerca de nosotros, por partes' } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Who: Story = { name: 'Quiénes somos', render: () => <Description /> };

export const Figures: Story = { name: 'Cifras', render: () => <Facts /> };
