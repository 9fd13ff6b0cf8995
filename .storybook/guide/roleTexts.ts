import type { Role } from '../../src/theme/palette';

/** How the site uses each colour, for designers. */
export const roleTexts: Readonly<Record<Role, string>> = {
  'text.primary': 'Tinta: títulos, párrafos, líneas de los dibujos.',
  'text.secondary': 'Tinta más suave: aclaraciones, ayudas, notas al pie.',
  'background.default': 'El papel de la página y la barra.',
  'background.paper': 'Un papel encima: tarjetas, campos, menú, avisos.',
  'primary.main': 'La marca: botones, enlaces que resaltan, logo, foco del teclado.',
  'primary.dark': 'La marca cuando el puntero está encima.',
  'primary.contrastText': 'Lo escrito sobre la marca.',
  'error.main': 'Lo que está mal en un formulario.',
  divider: 'Filetes de las tarjetas y líneas perforadas: separan, no dicen nada.',
  sand: 'Segundo papel: las bandas detrás de las secciones.',
  ochre: 'Relleno de sellos y destacados; nunca letra sobre papel.',
  sky: 'Aguada fría de los dibujos.',
  leaf: 'Hojas, mate, cerros y cactus: siguen verdes aunque cambie la marca.',
  blush: 'Aguada cálida de los dibujos.',
  skin: 'Solo de la persona que fundó el servicio: piel.',
  hair: 'Solo de la persona que fundó el servicio: pelo.',
  turismo: 'Tinta de turismo: su palabra, su sello, su tarjeta, la ruta.',
  estudios: 'Tinta de estudios.',
  trabajo: 'Tinta de trabajo.',
  ticket: 'El boleto del cierre y el cielo de noche: oscuro de día y de noche.',
  onTicket: 'Lo impreso en ese boleto: claro de día y de noche.',
  fieldBorder: 'Borde de campos y botones de propósito, renglones punteados.',
};
