import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hero } from '../../content/home';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Requirements } from './Requirements';
import { Reviews } from './Reviews';
import { Services } from './Services';

const meta = { title: 'Páginas/Inicio, por partes' } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Opening: Story = { name: 'Portada', render: () => <Hero /> };

export const WordPaused: Story = {
  ...Opening,
  name: 'Palabra en pausa',
  play: async ({ canvas }) => {
    // With reduced motion CSS hides the button, and the word does not change.
    const pause = canvas.queryByRole('button', { name: hero.pause });
    if (!pause) return;
    await userEvent.click(pause);
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
  },
};

export const ServicesSection: Story = { name: 'Servicios', render: () => <Services /> };

export const HowItWorksSection: Story = { name: 'Cómo funciona', render: () => <HowItWorks /> };

export const ReviewsSection: Story = { name: 'Reviews', render: () => <Reviews /> };

export const RequirementsSection: Story = { name: 'Requisitos', render: () => <Requirements /> };
