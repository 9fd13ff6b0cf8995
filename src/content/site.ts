import { anchors, pages } from './pages';
import { business } from '../config/business';
import * as details from '../config/details';
import {
  instagramUrl,
  linkedinUrl,
  mailtoUrl,
  officialSites,
  whatsappUrl,
} from '../config/channels';

/** The four sections of the home page, as the bar names them. */
const productLinks = [
  { label: 'Servicios', to: `/#${anchors.services}` },
  { label: 'Reviews', to: `/#${anchors.reviews}` },
  { label: 'Requisitos', to: `/#${anchors.requirements}` },
  { label: 'FAQ', to: `/#${anchors.faq}` },
] as const;

const companyLinks = Object.values(pages)
  .filter(({ companyLink }) => companyLink)
  .map(({ name, path }) => ({ label: name, to: path }));

/** How every message to the service begins; some names end in a full stop of their own. */
export const greeting = `Hola, ${business.brand.replace(/\.$/, '')}.`;

const greet = (text: string) => whatsappUrl(`${greeting} ${text}`);

/** The chat, by what one comes for: the visitor finds the words typed there. */
export const chats = {
  applicant: greet('Quiero empezar con mi visa de EE.\u00a0UU. ¿Cómo seguimos?'),
  agency: greet('Quiero conocer las tarifas para mi agencia.'),
  question: greet('Tengo una consulta.'),
} as const;

/** The call to action, which opens the chat. */
export const start = { label: 'Empezar', newTab: '(abre WhatsApp en otra pestaña)' } as const;

/** QR code of a chat, for who sits at a computer and has WhatsApp on the phone. */
export const scan = {
  alt: 'Código QR del chat',
  text: 'Escaneá con tu celular',
} as const;

/** Last call before the footer, on the pages without a form. */
export const closingCall = {
  title: '¿Empezamos?',
  text: 'Escribinos por WhatsApp y vemos por dónde arrancar.',
} as const;

/** Said to screen readers after every link that leaves the site. */
export const newTab = '(se abre en otra pestaña)';

/** Navigation bar and mobile menu. */
export const navigation = {
  home: `${business.brand}, inicio`,
  label: 'Principal',
  skip: 'Saltar al contenido',
  menuOpen: 'Abrir menú',
  menuClose: 'Cerrar menú',
  menuTitle: 'Menú',
  products: { title: 'Productos', links: productLinks },
  company: { title: 'Compañía', links: companyLinks },
} as const;

/** Who we are and are not; on every page (R-TRUST-01). */
export const disclosure = [
  `${business.brand} es un servicio privado: no es parte del gobierno de EE.\u00a0UU. ni de su embajada, ni los representa. Podés hacer el trámite por tu cuenta: `,
  { text: 'información general', href: officialSites.information, language: 'en' },
  ' (en inglés), ',
  { text: 'formulario DS-160', href: officialSites.ds160, language: 'en' },
  ' (en inglés) y ',
  { text: 'turnos', href: officialSites.appointments },
  '. La visa la decide el consulado, y su arancel se paga aparte.',
] as const;

/** What the service is, in one line. */
export const tagline = 'Turno y preparación para la visa de EE.\u00a0UU.';

/** Footer of every page. */
export const footer = {
  tagline,
  product: {
    title: 'Productos',
    links: [
      { label: 'Servicios', to: `/#${anchors.services}` },
      { label: 'Preguntas frecuentes', to: `/#${anchors.faq}` },
    ],
  },
  company: { title: 'Compañía', links: companyLinks },
  socialTitle: 'Redes y contacto',
  social: [
    { name: 'Instagram', href: instagramUrl },
    { name: 'LinkedIn', href: linkedinUrl },
    { name: 'WhatsApp', href: chats.question },
    { name: 'Correo electrónico', href: mailtoUrl() },
  ],
  copyright:
    `© ${business.copyrightYear} ${business.brand}` +
    (details.legalName && `\u00a0· ${details.legalName}`) +
    (details.cuit && `\u00a0· CUIT\u00a0${details.cuit}`) +
    (details.legalAddress && `\u00a0· ${details.legalAddress}`) +
    (process.env.COUNTER_URL
      ? '\u00a0· Contamos cuántas veces se usan «Empezar» y los formularios, sin cookies y sin saber quién sos.'
      : ''),
} as const;

/** Shown while the next page's code is on its way. */
export const loadingPage = 'Cargando la página…';

const [year, month] = business.reviewedOn.split('-');

/** When requirements and FAQ were last checked: «Revisado: 11/2026». */
export const reviewedOn = `Revisado: ${month}/${year}`;
