import art from '../../art/contact.svg?use';
import { Banner } from '../../components/Banner';
import { FaqSection } from '../../components/FaqSection';
import { contact } from '../../content/contact';
import { ContactForm } from '../../forms/ContactForm';
import { FormSection } from '../../forms/FormSection';
import { Channels } from './Channels';

/** Page `/contactanos`. */
export default function ContactPage() {
  return (
    <>
      <Banner title={contact.title} lead={contact.lead} />
      <FormSection
        id="contacto"
        title={contact.form.title}
        form={<ContactForm />}
        before={<Channels />}
        art={{ src: art, width: 480, height: 320 }}
      />
      <FaqSection />
    </>
  );
}
