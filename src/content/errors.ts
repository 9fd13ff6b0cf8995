/** Texts of the error screen. R-ERR-03 prescribes the English heading. */
export const errorScreen = {
  heading: 'Unexpected Application Error!',
  help: {
    'not-found': {
      title: 'Página no encontrada',
      text: 'El enlace puede ser viejo o estar mal escrito.',
    },
    chunk: {
      title: 'No se pudo cargar la página',
      text: 'Revisá tu conexión y probá de nuevo.',
    },
    unexpected: {
      title: 'Algo falló',
      text: 'Fue un problema nuestro. Probá de nuevo: lo que escribiste sigue ahí.',
    },
  },
  retry: 'Probar de nuevo',
  offline: 'No hay conexión: probá cuando vuelva.',
  home: 'Ir al inicio',
  whatsapp: 'Escribinos por WhatsApp',
  email: 'Mandanos un correo',
} as const;

/**
 * Why the error screen is shown: the site has no page at the path, the code of the page could not be
 * loaded, the page has thrown an error, or the frame around the page (bar, footer, router) has.
 */
export type ErrorReason = keyof typeof errorScreen.help | 'frame';
