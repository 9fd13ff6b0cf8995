import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer';
import { PreviewFooter } from './PreviewFooter';

const meta = { title: 'Piezas/Pie', component: Footer } satisfies Meta<typeof Footer>;

export default meta;

export const Whole: StoryObj<typeof meta> = { name: 'Pie' };

export const InPreview: StoryObj<typeof meta> = {
  name: 'Pie de una vista previa',
  render: () => <PreviewFooter />,
};
