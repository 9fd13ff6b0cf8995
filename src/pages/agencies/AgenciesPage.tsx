import art from '../../art/agencies.svg?use';
import { Banner } from '../../components/Banner';
import { agencies } from '../../content/agencies';
import { agencyForm } from '../../forms/fields/definitions';
import { FormSection } from '../../forms/FormSection';
import { Benefits } from './Benefits';

/** Page `/paraAgenciasDeViaje`. */
export default function AgenciesPage() {
  return (
    <>
      <Banner title={agencies.title} lead={agencies.lead} stamp={agencies.promise} />
      <FormSection
        form={agencyForm}
        title={agencies.form.title}
        after={<Benefits />}
        art={{ src: art, width: 400, height: 240 }}
      />
    </>
  );
}
