import { fieldWords } from '../content/forms';
import { FieldRow } from './controls';
import { Field } from './Field';
import { EmailField, WebField } from './Fixes';
import { LeadForm } from './LeadForm';
import { agencyLead } from './leads';
import { useLeadForm } from './useLeadForm';

/** Travel agencies' form (specification, sections 3 to 5), complete with privacy notice and result. */
export function AgencyForm() {
  const form = useLeadForm(agencyLead);
  return (
    <LeadForm form={form}>
      <FieldRow>
        <Field {...form.field('nombre')} />
        <Field {...form.field('apellido')} />
        <EmailField {...form.field('correo')} />
        <Field {...form.field('telefono')} hint={fieldWords.telefono.hint} />
        <WebField {...form.field('web')} />
        <Field {...form.field('ciudad')} />
      </FieldRow>
    </LeadForm>
  );
}
