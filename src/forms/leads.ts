import { fieldWords, formNames, resultWords, rescueWords } from '../content/forms';
import { mailtoUrl, whatsappUrl } from '../config/channels';
import type { FormId } from './draft';
import type { FieldName, Values } from './fields';
import { agencySchema, contactSchema } from './schema';
import {
  agencyRequest,
  contactRequest,
  type AgencyField,
  type ContactField,
  type LeadRequest,
} from './submission';

/** All that tells one form from the other; the fields are laid out by the form's component. */
export interface LeadDefinition<Name extends FieldName> {
  readonly id: FormId;
  /** Every field, empty, in the order in which the visitor meets them. */
  readonly empty: Values<Name>;
  readonly schema: typeof contactSchema | typeof agencySchema;
  readonly request: (values: Values<Name>) => LeadRequest;
  /** Text of the failure dialog (specification, section 8). */
  readonly failure: string;
}

/** The contact form. */
export const contactLead: LeadDefinition<ContactField> = {
  id: 'contacto',
  empty: {
    nombre: '',
    apellido: '',
    correo: '',
    telefono: '',
    mensaje: '',
    opcionSeleccionada: '',
  },
  schema: contactSchema,
  request: contactRequest,
  failure: resultWords.failed.contact,
};

/** The travel agencies' form. */
export const agencyLead: LeadDefinition<AgencyField> = {
  id: 'agencia',
  empty: { nombre: '', apellido: '', correo: '', telefono: '', web: '', ciudad: '' },
  schema: agencySchema,
  request: agencyRequest,
  failure: resultWords.failed.agency,
};

/**
 * Ways for a lead that the service did not take: the same message by chat and by e-mail.
 * @returns two links with every filled field in them, labelled
 */
export function rescueLinks(
  form: FormId,
  values: Partial<Values>,
): { whatsapp: string; email: string } {
  const page = formNames[form].page;
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value === '' ? [] : [`${rescueLabel(name as FieldName)}: ${value}`],
  );
  const message = [rescueWords.opening(page), '', ...lines];
  return {
    whatsapp: whatsappUrl(message.join('\n')),
    email: mailtoUrl({ subject: rescueWords.subject(page), body: message.join('\r\n') }),
  };
}

function rescueLabel(name: FieldName): string {
  if (name === 'opcionSeleccionada') return rescueWords.purpose;
  return fieldWords[name].label.replace(/ \(.*\)$/, '');
}
