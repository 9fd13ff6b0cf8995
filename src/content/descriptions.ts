import { business } from '../config/business';
import type { PageName } from './pages';
import { allPurposesInSentence } from './purposes';

/**
 * Meta descriptions: 155 characters at most, because search engines usually truncate longer texts. Only
 * the build needs these texts: in pages.ts they would be in the JavaScript that each page loads.
 */
export const descriptions: Readonly<Record<PageName, string>> = {
  home: `Te sacamos el turno de la visa americana (Estados Unidos): ${allPurposesInSentence}. Te preparamos para la entrevista. Es un servicio privado.`,
  about: `Simplificamos el trámite de la visa de EE.\u00a0UU.: DS-160, turno y preparación para la entrevista. El equipo tiene más de ${business.yearsOfExperience}\u00a0años de experiencia.`,
  agencies: `Visa de EE.\u00a0UU. para tus pasajeros: sacamos el turno y los preparamos para la entrevista. Tarifas para agencias. Respondemos dentro de las ${business.replyHours}\u00a0horas.`,
  contact: `Escribinos por tu visa de EE.\u00a0UU. de ${allPurposesInSentence}: por WhatsApp, Instagram o correo. Respondemos los correos dentro de las ${business.replyHours}\u00a0horas.`,
};
