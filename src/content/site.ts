import { anchors, pages } from './pages';
import { business } from '../config/business';
import { owner } from '../config/owner';
import { details } from './derived/trimmedDetails';
import {
  instagramUrl,
  linkedinUrl,
  mailtoUrl,
  officialSites,
  whatsappUrl,
} from './derived/channelUrls';

interface NavigationLink {
  readonly label: string;
  readonly to: string;
  /** Language of the label, if not Spanish. */
  readonly lang?: string;
}

const productLinks: readonly NavigationLink[] = [
  { label: 'Servicios', to: `/#${anchors.services}` },
  { label: 'Reviews', to: `/#${anchors.reviews}`, lang: 'en' },
  { label: 'Requisitos', to: `/#${anchors.requirements}` },
  { label: 'FAQ', to: `/#${anchors.faq}` },
];

/** All pages but home, in the order of `pages`. */
const companyLinks: readonly NavigationLink[] = Object.values(pages)
  .filter((page) => page !== pages.home)
  .map(({ name, path }) => ({ label: name, to: path }));

/**
 * Beginning of each message that the site prepares for the visitor to send. The full stop at the end of
 * a brand such as «Ana S.A.» is removed, because the greeting adds one. `String`: see `siteUrl` in
 * src/content/derived/buildSettings.ts.
 */
export const greeting = `Hola, ${String(owner.brand).replace(/\.$/, '')}.`;

const chatUrl = (text: string) => whatsappUrl(`${greeting} ${text}`);

/**
 * URLs that open a WhatsApp chat with the service. WhatsApp shows a prepared message, which the visitor
 * can edit and send (R-OWNER-05).
 */
export const chats = {
  applicant: chatUrl('Quiero empezar con mi visa de EE.\u00a0UU. ¿Cómo seguimos?'),
  agency: chatUrl('Quiero conocer las tarifas para mi agencia.'),
  price: chatUrl('Quiero saber el precio.'),
  date: chatUrl('Quiero saber qué fechas hay.'),
  longMessage: chatUrl('Mi mensaje no entraba en el formulario.'),
  question: chatUrl('Tengo una consulta.'),
} as const;

/** Texts of the «Empezar» buttons, which open a WhatsApp chat; `channel` is for screen readers. */
export const start = { label: 'Empezar', channel: 'por WhatsApp' } as const;

/** Texts of a chat's QR code, for visitors at a computer who have WhatsApp on their phone. */
export const scan = {
  alt: 'Código QR del chat',
  text: 'Escanealo con tu teléfono',
} as const;

/** Texts of ClosingCall, the box with an «Empezar» button above the footer of the home and about pages. */
export const closingCall = {
  title: '¿Empezamos?',
  text: 'Escribinos por WhatsApp y vemos por dónde arrancar.',
} as const;

/** Description of every link that opens another tab, for screen readers. */
export const newTab = 'Se abre en otra pestaña';

export const navigation = {
  home: `${owner.brand}, inicio`,
  label: 'Principal',
  skip: 'Saltar al contenido',
  menuOpen: 'Abrir menú',
  menuClose: 'Cerrar menú',
  menuTitle: 'Menú',
  products: { title: 'Productos', links: productLinks },
  company: { title: 'Compañía', links: companyLinks },
} as const;

/** Disclosure in the footer: a private service, and links to the official sites (R-TRUST-01). */
export const disclosure = [
  `${owner.brand} es un servicio privado: no es parte del gobierno de EE.\u00a0UU. ni de su embajada, ni los representa. Podés hacer el trámite por tu cuenta: `,
  { text: 'información general', href: officialSites.information },
  ' y ',
  { text: 'formulario DS-160', href: officialSites.ds160 },
  ', en inglés; ',
  { text: 'turnos', href: officialSites.appointments },
  ', en castellano. La visa la decide el consulado, y su arancel se paga aparte.',
] as const;

export const tagline = 'Turno y preparación para la visa de EE.\u00a0UU.';

export const footer = {
  tagline,
  product: {
    title: 'Productos',
    links: [
      { label: 'Servicios', to: `/#${anchors.services}` },
      { label: 'Preguntas frecuentes', to: `/#${anchors.faq}` },
    ],
  },
  company: {
    title: 'Compañía',
    // The alphabetical order is the order of R-FOOT-02.
    links: [...companyLinks].sort((a, b) => (a.label < b.label ? -1 : 1)),
  },
  social: {
    title: 'Redes y contacto',
    links: [
      { label: 'Instagram', to: instagramUrl },
      { label: 'LinkedIn', to: linkedinUrl },
      { label: 'WhatsApp', to: chats.question },
      { label: 'Correo electrónico', to: mailtoUrl() },
    ],
  },
  copyright:
    `© ${business.copyrightYear} ${owner.brand}` +
    (details.legalName && `\u00a0· ${details.legalName}`) +
    (details.cuit && `\u00a0· CUIT\u00a0${details.cuit}`) +
    (details.legalAddress && `\u00a0· ${details.legalAddress}`),
} as const;

/** Ribbon on every page of a preview (R-OWNER-10). */
export const previewRibbon = 'Vista previa: puede tener datos de ejemplo.';

/** Announced to screen readers while the code of the next page is loading (R-NAV-11). */
export const loadingPage = 'Cargando la página…';

const [year, month] = String(business.reviewedOn).split('-');

/**
 * Month in which the owner last compared the visa's requirements and the FAQ with the official sites:
 * «Revisado: 11/2026» (R-TRUST-07). Undefined if the owner has set no month.
 */
export const reviewedOn = month ? `Revisado: ${month}/${year}` : undefined;
