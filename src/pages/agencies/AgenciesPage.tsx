import art from '../../art/agencies.svg?use';
import { Banner } from '../../components/Banner';
import { agencies } from '../../content/agencies';
import { AgencyForm } from '../../forms/AgencyForm';
import { FormSection } from '../../forms/FormSection';
import { Benefits } from './Benefits';

/** Page `/paraAgenciasDeViaje`. */
export default function AgenciesPage() {
  return (
    <>
      <Banner title={agencies.title} lead={agencies.lead} stamp={agencies.promise} />
      <FormSection
        id="agencia"
        title={agencies.form.title}
        form={<AgencyForm />}
        after={<Benefits />}
        art={{ src: art, width: 400, height: 240 }}
      />
    </>
  );
}
