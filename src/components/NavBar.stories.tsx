import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chats, navigation } from '../content/site';
import { NavBar } from './NavBar';

const meta = {
  title: 'Piezas/Barra y menú',
  component: NavBar,
  args: { chatUrl: chats.applicant },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { name: 'Ancha', globals: { viewport: { value: 'desktop' } } };

export const Narrow: Story = {
  name: 'Angosta',
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
};

export const MenuOpen: Story = {
  ...Narrow,
  name: 'Menú abierto',
  tags: ['phone'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: navigation.menuOpen }));
    const menu = await screen.findByRole('dialog');
    const [link] = navigation.company.links;
    await waitFor(() =>
      expect(within(menu).getByRole('link', { name: link!.label })).toBeVisible(),
    );
  },
};
