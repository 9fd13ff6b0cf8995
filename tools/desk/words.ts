import type { Kind } from '../theme/contrast';
import type { Scheme } from '../theme/roles';
import type { PartName } from './sample/parts';

const schemes: Readonly<Record<Scheme, string>> = { light: 'de día', dark: 'de noche' };

const kinds: Readonly<Record<Kind, string>> = {
  lectura: 'texto de lectura',
  texto: 'texto',
  forma: 'forma',
};

const parts: Readonly<Record<PartName, string>> = {
  letra: 'Escala de letra',
  medidas: 'Medidas',
  movimiento: 'Movimiento',
  botones: 'Botones',
  enlaces: 'Enlaces',
  campos: 'Campos',
  propositos: 'Botones de propósito',
  preguntas: 'Preguntas',
  tarjetas: 'Tarjetas y boletos',
  pasos: 'Marcas y pasos',
  error: 'Pantalla de error',
  dibujos: 'Dibujos',
  iconos: 'Íconos e imagen para compartir',
};

/** Every word of the desk. */
export const words = {
  title: 'Guía de diseño',
  intro:
    'Todo lo que el sitio muestra, tomado del tema. Guardá un archivo de src/theme y esta página cambia sola.',
  contents: 'Contenido',
  openInEditor: 'Abrir en el editor',
  schemes,
  kinds,
  parts,
  width: 'Ancho de la ventana',
  use: 'Usar',
  waiting: 'abriendo…',
  failed: 'no se pudo mostrar',
  sections: {
    colour: {
      title: 'Color',
      lead: 'Cada color por su papel, con su contraste sobre cada fondo que toca en alguna página. Los pares salen de las páginas (npm run theme:check). Primero la razón de WCAG, después la Lc de APCA.',
    },
    type: {
      title: 'Letra',
      lead: 'La escala en frases del sitio, con la ventana a 360, 768 y 1440 px.',
    },
    measures: {
      title: 'Medidas y movimiento',
      lead: 'Espacio, esquinas, bordes, alturas y tiempos.',
    },
    components: {
      title: 'Componentes y estados',
      lead: 'Cada parte suelta y, debajo, el sitio en los estados en que se la ve: son los mismos de las pruebas y las capturas. «Usar» deja tocar lo que está en un marco.',
    },
    drawings: {
      title: 'Dibujos',
      lead: 'Cada dibujo de día y de noche, con lo que pesa ya coloreado.',
    },
  },
  palette: {
    role: 'Color',
    colour: 'Valor',
    on: 'sobre',
    least: 'mínimo',
    weak: 'No alcanza',
    none: 'No es tinta de nada: es un fondo o pinta dibujos.',
    weakCount: (count: number) =>
      count === 0
        ? 'Todos los pares en uso alcanzan su contraste.'
        : `${count === 1 ? 'Un par no alcanza' : `${count} pares no alcanzan`} su contraste; están marcados.`,
  },
} as const;
