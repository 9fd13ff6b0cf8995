import { styled } from '@mui/material/styles';
import art from '../../art/agencies.svg?use';
import { Banner } from '../../components/Banner';
import { Column } from '../../components/Column';
import { FormSheet } from '../../components/FormSheet';
import { agencies } from '../../content/agencies';
import { agencyForm } from '../../forms/fields/definitions';
import { LeadForm } from '../../forms/LeadForm';
import { Benefits } from './Benefits';

const Columns = styled(Column)(({ theme }) => ({
  display: 'grid',
  gap: 48,
  alignItems: 'start',
  paddingBottom: 'clamp(56px, 9vw, 112px)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 7fr', gap: 64 },
}));

/** Page `/paraAgenciasDeViaje`. */
export default function AgenciesPage() {
  return (
    <>
      <Banner
        title={agencies.title}
        lead={agencies.lead}
        stamp={agencies.promise}
        art={{ src: art, width: 400, height: 240 }}
      />
      <Columns>
        <Benefits />
        <FormSheet title={agencies.form.title}>
          <LeadForm form={agencyForm} />
        </FormSheet>
      </Columns>
    </>
  );
}
