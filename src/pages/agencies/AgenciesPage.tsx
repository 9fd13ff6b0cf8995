import art from '../../art/agencies.svg?use';
import { Banner } from '../../components/Banner';
import { FormSection } from '../../components/FormSection';
import { agencies } from '../../content/agencies';
import { agencyForm } from '../../forms/fields/definitions';
import { LeadForm } from '../../forms/LeadForm';
import { Benefits } from './Benefits';

/** Page `/paraAgenciasDeViaje`. */
export default function AgenciesPage() {
  return (
    <>
      <Banner title={agencies.title} lead={agencies.lead} stamp={agencies.promise} />
      <FormSection
        title={agencies.form.title}
        after={<Benefits />}
        art={{ src: art, width: 400, height: 240 }}
      >
        <LeadForm form={agencyForm} />
      </FormSection>
    </>
  );
}
