/** The field that an answer or a note is written in, and the menu of templates above it. */
export const composerId = 'redactar';
export const templatesId = 'elegir-plantilla';
