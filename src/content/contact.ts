import { business } from '../config/business';
import { instagramUrl, mailtoUrl, readableWhatsapp } from '../config/channels';
import { start } from './site';

/** Contact page. */
export const contact = {
  title: 'Contáctanos',
  lead: 'Escribinos por donde te quede más cómodo.',
  artAlt:
    'Un sobre abierto con una carta, un teléfono con un globo de chat y una ruta punteada que sale de la página',
  channels: [
    {
      id: 'email',
      title: 'Correo',
      value: business.email,
      href: mailtoUrl(),
      text: `Te respondemos dentro de las ${business.replyHours}\u00a0horas.`,
    },
    {
      id: 'instagram',
      title: 'Instagram',
      value: `@${business.instagram}`,
      href: instagramUrl,
      text: 'Mandanos un mensaje directo.',
    },
    {
      id: 'whatsapp',
      title: 'WhatsApp',
      value: readableWhatsapp(),
      href: start.url('Contáctanos'),
      text: 'Chateá con nosotros.',
    },
  ],
  form: { title: 'Dejanos un mensaje' },
} as const;
