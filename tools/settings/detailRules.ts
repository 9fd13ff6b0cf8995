import type { details } from '../../src/config/details';
import { text } from './settingSchemas';

/**
 * The list of the details in src/config/details.ts (R-OWNER-08): name, rule and example of each. The example also stands in
 * the comment that the owner reads there. The suites' fixtures are made from this list.
 */
export const detailRules = {
  chatHours: text('Lunes a viernes, de 9 a 18.'),
  answeredBy: text('Te responde Ana.'),
  price: text('Desde $ 100.000: turno y dos prácticas de entrevista.'),
  payment: text('La mitad al empezar y la otra con el turno.'),
  refund: text('Si no sacamos el turno, te devolvemos todo.'),
  office: text('Oficina en Rosario: te esperamos con cita.'),
  founderName: text('Ana Gómez'),
  legalName: text('Viajar con Ana S. R. L.'),
  legalAddress: text('Córdoba 1000, Rosario'),
  cuit: text('30-00000000-0'),
  formService: text('Formspree'),
} satisfies Record<keyof typeof details, ReturnType<typeof text>>;
