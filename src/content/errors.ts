/** The error screen: its heading is the one of R-ERR-03, the help is ours. */
export const errorScreen = {
  heading: 'Unexpected Application Error!',
  help: {
    'not-found': {
      title: 'Página no encontrada',
      text: 'Acá no hay ninguna página. Puede que el enlace sea viejo o que la dirección tenga un error.',
    },
    chunk: {
      title: 'No se pudo cargar la página',
      text: 'No pudimos descargar esta parte del sitio. Revisá tu conexión y probá de nuevo.',
    },
    unexpected: {
      title: 'Algo falló',
      text: 'Algo falló de nuestro lado al mostrar la página. Si habías escrito en un formulario, lo vas a encontrar como estaba.',
    },
  },
  retry: 'Probar de nuevo',
  home: 'Ir al inicio',
} as const;

/** Why the error screen is shown. */
export type ErrorReason = keyof typeof errorScreen.help;
