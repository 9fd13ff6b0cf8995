/**
 * Datos que mucha gente pregunta. El sitio muestra solo los que completes, entre las comillas.
 * Si el ejemplo de un dato termina con punto, escribí el tuyo con mayúscula y punto.
 */
export const details = {
  /** Cuándo contestás el chat: «Lunes a viernes, de 9 a 18.» */
  chatHours: '',
  /** Quién contesta el chat: «Te responde Ana.» */
  answeredBy: '',
  /** Cuánto cuesta y qué incluye: «Desde $ 100.000: turno y dos prácticas de entrevista.» */
  price: '',
  /** Cuándo se paga: «La mitad al empezar y la otra con el turno.» */
  payment: '',
  /** Cuándo devolvés lo pagado: «Si no sacamos el turno, te devolvemos todo.» */
  refund: '',
  /** Dónde está tu oficina: «Oficina en Rosario: te esperamos con cita.» */
  office: '',
  /** Nombre y apellido de quien fundó el servicio: «Ana Gómez». */
  founderName: '',
  /** La empresa o la persona que responde por el servicio: «Viajar con Ana S. R. L.» */
  legalName: '',
  /**
   * El domicilio de esa empresa o persona: «Córdoba 1000, Rosario». La Ley 25.326 lo pide en el aviso de
   * privacidad.
   */
  legalAddress: '',
  /** El CUIT de esa empresa o persona: «30-00000000-0». */
  cuit: '',
  /** Nombre del servicio de formularios, para el aviso de privacidad: «Formspree». */
  formService: '',
};
