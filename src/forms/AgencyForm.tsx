import { agencyForm } from './fields/definitions';
import { LeadForm } from './LeadForm';

/** The travel agencies' form. */
export const AgencyForm = () => <LeadForm form={agencyForm} />;
