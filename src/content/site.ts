import { anchors, pages } from './pages';
import { business } from '../config/business';
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

/** The call to action that opens the chat; `page` names where the visitor was. */
export const start = {
  label: 'Empezar',
  /** Text that the visitor finds typed in WhatsApp. */
  url: (page: string) =>
    whatsappUrl(
      `Hola, ${business.brand}. Vengo de la página «${page}» y quiero empezar con mi visa.`,
    ),
} as const;

/** Last call before the footer, on the pages without a form. */
export const closingCall = {
  title: '¿Empezamos?',
  text: 'Contanos por WhatsApp qué visa necesitás y qué papeles ya tenés.',
} as const;

/** Said to screen readers after every link that leaves the site. */
export const newTab = '(se abre en otra pestaña)';

/** Navigation bar and mobile menu. */
export const navigation = {
  home: `${business.brand}, inicio`,
  brand: business.brand,
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
  `${business.brand} es un servicio privado: no es parte del gobierno ni de la embajada de EE.\u00a0UU., ni los representa. El trámite lo podés hacer por tu cuenta en los sitios del gobierno: `,
  { text: 'información general', href: officialSites.information },
  ', ',
  { text: 'formulario DS-160', href: officialSites.ds160 },
  ' y ',
  { text: 'turnos', href: officialSites.appointments },
  '. La visa la decide el consulado, y sus aranceles se pagan aparte.',
] as const;

/** Footer of every page. */
export const footer = {
  brand: business.brand,
  tagline: 'Tu turno reservado y tu entrevista preparada.',
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
    { name: 'WhatsApp', href: start.url('Pie de página') },
    { name: 'Correo electrónico', href: mailtoUrl() },
  ],
  copyright: `© ${business.copyrightYear} ${business.brand}`,
} as const;

/** Shown while the next page's code is on its way. */
export const loadingPage = 'Cargando la página…';

const month = new Intl.DateTimeFormat('es-AR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** When requirements and FAQ were last checked: «Revisado: noviembre de 2026». */
export const reviewedOn = `Revisado: ${month.format(new Date(business.reviewedOn))}`;
