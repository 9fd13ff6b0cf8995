import { styled } from '@mui/material/styles';
import art from '../../art/contact.svg?use';
import { Banner } from '../../components/Banner';
import { Column } from '../../components/Column';
import { FaqSection } from '../../components/FaqSection';
import { FormSheet } from '../../components/FormSheet';
import { contact } from '../../content/contact';
import { contactForm } from '../../forms/fields/definitions';
import { LeadForm } from '../../forms/LeadForm';
import { Channels } from './Channels';

const Columns = styled(Column)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 7fr', gap: 64 },
}));

/** Page `/contactanos`. */
export default function ContactPage() {
  return (
    <>
      <Banner
        title={contact.title}
        lead={contact.lead}
        art={{ src: art, width: 480, height: 320 }}
      />
      <Columns>
        <Channels />
        <FormSheet title={contact.form.title}>
          <LeadForm form={contactForm} />
        </FormSheet>
      </Columns>
      <FaqSection />
    </>
  );
}
