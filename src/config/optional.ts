/*
 * Funciones que vienen apagadas. Completá solo las que quieras: una vacía no agrega nada al sitio.
 */

/**
 * La dirección de tu contador, con https://. El sitio avisa ahí cuando alguien toca «Empezar», empieza
 * un formulario o manda un mensaje (docs/publicar.md, «Si querés: contar sin espiar»). Si existe la
 * variable de entorno `COUNTER_URL`, vale la variable.
 */
export const counterUrl: string = '';

/**
 * Dónde avisarte de una falla de seguridad: un correo o una página con https://. El sitio lo publica
 * en /.well-known/security.txt.
 */
export const securityContact: string = '';
