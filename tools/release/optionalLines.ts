import { SECURITY_TXT, securityExpiry } from '../build/head';
import type { Settings } from '../build/settings';

/** What a release says of settings that may stay empty: what the site does with them, or lacks without. */
export function optionalLines(settings: Settings): string[] {
  const { counterUrl, securityContact, legalAddress } = settings;
  return [
    counterUrl
      ? `Los toques y envíos se cuentan en ${counterUrl}.`
      : 'No se cuenta nada de lo que hacen los visitantes (counterUrl está vacío).',
    securityContact
      ? `${SECURITY_TXT} vale hasta ${securityExpiry(settings).slice(0, 10)}.`
      : `No hay ${SECURITY_TXT} (securityContact está vacío).`,
    ...(legalAddress
      ? []
      : [
          'Los avisos de privacidad no dicen tu domicilio (legalAddress está vacío): la Ley 25.326, artículo 6, pide que lo digan.',
        ]),
  ];
}
