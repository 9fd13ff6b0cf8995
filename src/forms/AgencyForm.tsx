import { fieldTexts } from '../content/forms';
import { EmailHint } from './fields/EmailHint';
import { Field } from './fields/Field';
import { FieldGrid } from './fields/FieldGrid';
import { city, email, familyName, givenName, telephone, website } from './fields/inputAttributes';
import { MessageForm } from './MessageForm';
import { agencySchema, agencyValues } from './schemas';
import { useMessageForm } from './useMessageForm';

/** The form of the travel agencies' page (R-FORM-01, R-FORM-21). */
export function AgencyForm() {
  const form = useMessageForm({
    id: 'agencia',
    bodyFormat: 'multipart',
    initialValues: agencyValues,
    schema: agencySchema,
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
        <Field {...fieldOf('web')} texts={fieldTexts.web} attributes={website} isOptional />
        <Field {...fieldOf('ciudad')} texts={fieldTexts.ciudad} attributes={city} />
      </FieldGrid>
    </MessageForm>
  );
}
