import { fieldWords } from '../content/forms';
import { FieldRow } from './controls';
import { Field } from './Field';
import { EmailField } from './Fixes';
import { LeadForm } from './LeadForm';
import { contactLead } from './leads';
import { MessageField } from './MessageField';
import { PurposeField } from './PurposeField';
import { useLeadForm } from './useLeadForm';

/** Contact form (specification, sections 3 to 5), complete with privacy notice and result. */
export function ContactForm() {
  const form = useLeadForm(contactLead);
  return (
    <LeadForm form={form}>
      <FieldRow>
        <Field {...form.field('nombre')} />
        <Field {...form.field('apellido')} />
        <EmailField {...form.field('correo')} />
        <Field {...form.field('telefono')} hint={fieldWords.telefono.hint} />
      </FieldRow>
      <PurposeField {...form.field('opcionSeleccionada')} />
      <MessageField {...form.field('mensaje')} />
    </LeadForm>
  );
}
