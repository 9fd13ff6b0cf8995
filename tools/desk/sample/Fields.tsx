import { styled } from '@mui/material/styles';
import { fieldWords, formWords } from '../../../src/content/forms';
import { agencyForm, contactForm } from '../../../src/forms/fields/definitions';
import { Field, type FieldProps } from '../../../src/forms/fields/Field';
import { MessageField } from '../../../src/forms/fields/MessageField';
import { PurposeField } from '../../../src/forms/fields/PurposeField';
import { Row } from './Row';

const Room = styled('div')({ width: 300 });
const Wide = styled('div')({ width: '100%', maxWidth: 640 });

const rest: Omit<FieldProps, 'id' | 'name' | 'definition' | 'value'> = {
  error: undefined,
  visited: false,
  readOnly: false,
  onChange: () => {},
  onBlur: () => {},
};
const mail = { ...rest, name: 'correo', definition: agencyForm.fields.correo };
const name = { ...rest, name: 'nombre', definition: agencyForm.fields.nombre };
const message = { ...rest, name: 'mensaje', definition: contactForm.fields.mensaje };
const purpose = {
  ...rest,
  name: 'opcionSeleccionada',
  definition: contactForm.fields.opcionSeleccionada,
};

/** A field at rest, filled in, wrong, with a correction, and while the form is being sent. */
export function Fields() {
  return (
    <>
      <Row name="Vacío y lleno">
        <Room>
          <Field {...name} id="vacio" value="" />
        </Room>
        <Room>
          <Field {...name} id="lleno" value="Inés" />
        </Room>
      </Row>
      <Row name="Con un error y con una corrección ofrecida">
        <Room>
          <Field {...mail} id="mal" value="ines" error={fieldWords.correo.invalid} />
        </Room>
        <Room>
          <Field {...mail} id="casi" value="ines@gmial.com" visited />
        </Room>
      </Row>
      <Row name={formWords.sending}>
        <Room>
          <Field {...mail} id="enviando" value="ines@example.com" readOnly />
        </Room>
      </Row>
      <Row name="Mensaje, con su cuenta">
        <Wide>
          <MessageField {...message} id="mensaje" value="Quiero viajar en julio con mi familia." />
        </Wide>
      </Row>
    </>
  );
}

/** The purposes: none chosen, and each of the three. */
export function Purposes() {
  return ['', ...formWords.purposes].map((value) => (
    <Row key={value} name={value || 'Ninguno elegido'}>
      <Wide>
        <PurposeField {...purpose} id={`proposito-${value}`} value={value} />
      </Wide>
    </Row>
  ));
}
