import { owner } from '../config/owner';
import { details } from './derived/trimmedDetails';
import { instagramUrl, mailtoUrl } from './derived/channelUrls';
import { replyPromise } from './forms';
import { chats } from './site';

export const contact = {
  title: 'Contáctanos',
  lead: 'Escribinos por donde te quede más cómodo.',
  channels: [
    {
      id: 'email',
      title: 'Correo',
      value: owner.email,
      href: mailtoUrl(),
      text: replyPromise,
    },
    {
      id: 'instagram',
      title: 'Instagram',
      value: `@${owner.instagram}`,
      href: instagramUrl,
      text: 'Mandanos un mensaje directo.',
    },
    {
      id: 'whatsapp',
      title: 'WhatsApp',
      value: owner.whatsapp,
      href: chats.question,
      text:
        [details.answeredBy, details.chatHours].filter(Boolean).join(' ') ||
        'Preguntanos lo que quieras.',
    },
  ],
  /** The owner's details below the channels. */
  notes: [details.office].filter(Boolean),
  form: { title: 'Dejanos un mensaje' },
} as const;
