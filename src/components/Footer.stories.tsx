import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer';

const meta = { title: 'Piezas/Pie', component: Footer } satisfies Meta<typeof Footer>;

export default meta;

export const Whole: StoryObj<typeof meta> = { name: 'Pie' };
