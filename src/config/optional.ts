/*
 * Lo que el sitio hace solo si se lo pedís. De lo que queda vacío no hay nada, ni un byte.
 */

/**
 * Dirección, con https://, a la que se avisa de cada toque en Empezar y de cada formulario empezado,
 * enviado o fallado: docs/publicar.md, «Contar sin espiar». Si está la variable `COUNTER_URL`, vale esa.
 */
export const counterUrl: string = '';

/** Quién se entera de una falla de seguridad, para /.well-known/security.txt: un correo o una página https://. */
export const securityContact: string = '';
