import { pageStates, type PageState } from '../../../__tests__/support/states';
import type { PartName } from '../sample/parts';
import type { Place } from '../Source';

/** Some components of the site, and the states of its pages that show them. */
export interface ComponentGroup {
  readonly title: string;
  readonly places: readonly Place[];
  /** The components by themselves. */
  readonly part?: PartName;
  readonly states: readonly PageState[];
}

const component = (file: string, line = 'export ') => ({ file: `src/${file}`, line });
const override = (file: string, part: string) => component(`theme/overrides/${file}.ts`, part);

/** Groups in the order in which the desk shows them; a state belongs to the first that names it. */
const named: readonly (Omit<ComponentGroup, 'states'> & { readonly shows?: RegExp })[] = [
  {
    title: 'Botones',
    part: 'botones',
    places: [
      override('controls', 'MuiButton: {'),
      override('controls', 'MuiIconButton: {'),
      component('components/TicketLink.tsx', 'export function'),
    ],
  },
  {
    title: 'Enlaces',
    part: 'enlaces',
    places: [
      override('text', 'MuiLink: {'),
      component('components/PageLink.tsx', 'export function'),
      component('components/ExternalLink.tsx', 'export function'),
    ],
  },
  {
    title: 'Campos',
    part: 'campos',
    shows: /corregir|corrección|borrador/,
    places: [
      override('forms', 'MuiOutlinedInput: {'),
      component('forms/fields/Field.tsx', 'export function Field'),
      component('forms/fields/MessageField.tsx', 'export function'),
      component('forms/rules/ErrorSummary.tsx', 'export function'),
    ],
  },
  {
    title: 'Botones de propósito',
    part: 'propositos',
    shows: /propósito/,
    places: [
      override('forms', 'MuiToggleButton: {'),
      component('forms/fields/PurposeField.tsx', 'export function'),
    ],
  },
  {
    title: 'Envío y avisos',
    shows: /enviando|enviado|conexión/,
    places: [
      override('forms', 'MuiDialog: {'),
      component('forms/result/ResultBody.tsx', 'export function'),
      component('forms/LeadForm.tsx', 'export function LeadForm'),
    ],
  },
  {
    title: 'Preguntas',
    part: 'preguntas',
    shows: /pregunta/,
    places: [
      override('surfaces', 'MuiAccordion: {'),
      component('components/Faq.tsx', 'export function'),
    ],
  },
  {
    title: 'Menú',
    shows: /menú/,
    places: [
      override('surfaces', 'MuiDrawer: {'),
      component('components/Menu.tsx', 'export function'),
      component('components/NavBar.tsx', 'export function'),
    ],
  },
  {
    title: 'Tarjetas y boletos',
    part: 'tarjetas',
    places: [
      override('surfaces', 'MuiPaper: {'),
      component('theme/notches.ts', 'export function notchHoles'),
      component('pages/home/Services.tsx', 'const Card'),
      component('pages/home/Requirements.tsx', 'const Ticket'),
      component('components/ClosingCall.tsx', 'export function'),
    ],
  },
  {
    title: 'Marcas y pasos',
    part: 'pasos',
    places: [
      component('components/SectionMark.tsx', 'export function'),
      component('components/Steps.tsx', 'export function'),
      component('components/Banner.tsx', 'export function'),
      component('components/Logo.tsx', 'export function'),
    ],
  },
  {
    title: 'Pantalla de error',
    part: 'error',
    shows: /error|no encontrada/,
    places: [component('components/ErrorScreen.tsx', 'export function')],
  },
];

/** Every component with its states; what none of them names is a page as it is opened. */
export const componentGroups: readonly ComponentGroup[] = [
  ...named.map(({ shows, ...group }) => ({
    ...group,
    states: pageStates.filter(
      ({ name }) => shows && named.find((one) => one.shows?.test(name))?.shows === shows,
    ),
  })),
  {
    title: 'Páginas',
    places: [component('routes.ts', 'const code')],
    states: pageStates.filter(({ name }) => !named.some(({ shows }) => shows?.test(name))),
  },
];
