import { contactForm } from './fields/definitions';
import { LeadForm } from './LeadForm';

/** The contact form. */
export const ContactForm = () => <LeadForm form={contactForm} />;
