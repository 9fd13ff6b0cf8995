import { business } from '../config/business';
import { fieldTexts } from '../content/forms';
import { EmailHint } from './fields/EmailHint';
import { Field } from './fields/Field';
import { FieldGrid } from './fields/FieldGrid';
import { email, familyName, givenName, telephone } from './fields/inputAttributes';
import { MessageCounter } from './fields/MessageCounter';
import { MessageHint } from './fields/MessageHint';
import { PurposeField } from './fields/PurposeField';
import { MessageForm } from './MessageForm';
import { contactSchema, contactValues } from './schemas';
import { useMessageForm } from './useMessageForm';

/** The form of the contact page (R-FORM-02, R-FORM-22). */
export function ContactForm() {
  const form = useMessageForm({
    id: 'contacto',
    bodyFormat: 'json',
    initialValues: contactValues,
    schema: contactSchema,
  });
  const { fieldOf } = form;
  return (
    <MessageForm form={form}>
      <FieldGrid>
        <Field {...fieldOf('nombre')} texts={fieldTexts.nombre} attributes={givenName} />
        <Field {...fieldOf('apellido')} texts={fieldTexts.apellido} attributes={familyName} />
        <Field
          {...fieldOf('correo')}
          texts={fieldTexts.correo}
          attributes={email}
          Hint={EmailHint}
        />
        <Field {...fieldOf('telefono')} texts={fieldTexts.telefono} attributes={telephone} />
      </FieldGrid>
      <PurposeField {...fieldOf('opcionSeleccionada')} onSelect={form.setValue} />
      <Field
        {...fieldOf('mensaje')}
        texts={fieldTexts.mensaje}
        rows={3}
        maxLength={business.messageMaxLength}
        Hint={MessageHint}
        Counter={MessageCounter}
      />
    </MessageForm>
  );
}
