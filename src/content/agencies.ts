import { replyPromise } from './forms';

export const agencies = {
  title: 'Para agencias de viaje',
  lead: 'Tarifas especiales si nos derivás a tus pasajeros para la visa de EE.\u00a0UU.',
  promise: replyPromise,
  benefits: [
    {
      title: 'Tarifas de agencia',
      text: 'Completá el formulario y te las pasamos.',
    },
    {
      title: 'Turno y preparación',
      text: 'Cada pasajero completa el DS-160 con nuestra ayuda y paga el arancel del consulado. Le sacamos el turno y lo preparamos para la entrevista.',
    },
    {
      title: 'Sin falsas promesas',
      text: 'No prometemos visas ni fechas: dependen del consulado y de los turnos que haya.',
    },
  ],
  form: { title: 'Pedí las tarifas para tu agencia' },
} as const;
