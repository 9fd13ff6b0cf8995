import { business } from '../config/business';

/** Page for travel agencies. */
export const agencies = {
  title: 'Para agencias de viaje',
  lead: 'Tarifas especiales para quienes nos confían la visa de sus pasajeros.',
  promise: `Te respondemos dentro de las ${business.replyHours}\u00a0horas.`,
  artAlt: 'Pasajes atados con una cinta y un timbre de mostrador',
  benefits: [
    {
      title: 'Tarifas especiales',
      text: 'Completá el formulario y te pasamos los precios para tus pasajeros.',
    },
    {
      title: 'Turno y preparación',
      text: 'Le sacamos el turno a cada pasajero y lo preparamos para la entrevista. Vos seguís con el viaje.',
    },
    {
      title: 'Las cosas claras',
      text: 'La visa la decide el consulado y nadie puede prometerla. Se lo decimos a tus pasajeros desde el primer día.',
    },
  ],
  form: { title: 'Pedí las tarifas para tu agencia' },
} as const;
