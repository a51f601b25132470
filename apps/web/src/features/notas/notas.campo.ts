/** The field of a new note on the page. */
export const NOVA_NOTA = 'nova-nota';

/** Brings the field of a new note into sight, ready to be written in. */
export const escreverNota = (): void => document.getElementById(NOVA_NOTA)?.focus();
