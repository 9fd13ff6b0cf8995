import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '../components/Footer';
import { NavBar } from '../components/NavBar';
import { ErrorScreen } from '../components/ErrorScreen';
import { chats } from '../content/site';
import AboutPage from './about/AboutPage';
import AgenciesPage from './agencies/AgenciesPage';
import ContactPage from './contact/ContactPage';
import HomePage from './home/HomePage';

const meta = {
  title: 'Páginas/Enteras',
  decorators: [
    (Page) => (
      <>
        <NavBar chatUrl={chats.applicant} />
        <main id="contenido">
          <Page />
        </main>
        <Footer />
      </>
    ),
  ],
} satisfies Meta;

// Storybook reads the exports and their names without running this file, so they cannot come from `pages`: a test compares
// them (__tests__/browser/stories.test.ts).
export default meta;
type Story = StoryObj;

export const Home: Story = { name: 'Inicio', render: () => <HomePage /> };

export const About: Story = { name: 'Acerca de nosotros', render: () => <AboutPage /> };

export const Agencies: Story = { name: 'Para agencias de viaje', render: () => <AgenciesPage /> };

export const Contact: Story = { name: 'Contáctanos', render: () => <ContactPage /> };

export const NotFound: Story = {
  name: 'Una que no existe',
  render: () => <ErrorScreen reason="not-found" />,
};
