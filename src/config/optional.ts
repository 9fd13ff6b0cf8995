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

/*
 * Lo que pide tu servicio de formularios: docs/formularios.md dice qué va para cada uno. Sin nada de esto, los
 * mensajes llevan justo los datos de los formularios.
 */

/**
 * Campos que se agregan a cada mensaje, por ejemplo `{ access_key: 'tu-clave', email: '{correo}' }`. Entre
 * llaves va el nombre de un dato del formulario, y se manda una copia de ese dato.
 */
export const extraFields: Readonly<Record<string, string>> = {};

/** Adónde van los formularios de quien no tiene JavaScript, si el servicio da otra dirección para eso. */
export const nativeEndpoint: string = '';

/** `true` si el servicio no entiende JSON, como los programas PHP: los dos formularios van como multipart. */
export const multipartOnly: boolean = false;

/**
 * La página de gracias a la que lleva el servicio, o su dominio, si no es del sitio ni del servicio: sin esto
 * el navegador la bloquea.
 */
export const thanksPage: string = '';
