/*
 * Lo que pide tu servicio de formularios: docs/formularios.md dice qué va para cada uno. Sin esto los mensajes llevan
 * justo los datos de los formularios.
 */

/**
 * Campos que se agregan a cada mensaje, por ejemplo `{ asunto: 'Mensaje del sitio', email: '{correo}' }`. Entre
 * llaves va el nombre de un dato del formulario, y se manda una copia de ese dato.
 */
export const extraFields: Readonly<Record<string, string>> = {};

/** `true` si el servicio de formularios no entiende JSON, como los programas PHP: los dos formularios van como multipart. */
export const multipartOnly: boolean = false;

/**
 * Un texto que el servicio de formularios contesta solo cuando guardó el mensaje, por ejemplo `'"success":true'`. Si lo ponés,
 * el sitio dice «¡Enviado!» solo cuando ese texto está en la respuesta; vacío, alcanza con que conteste que sí.
 */
export const confirmation: string = '';
