/**
 * Query key of the list of the own sessions. A change of password or of second factor ends some of
 * them, so it reads the list again.
 */
export const chaveDasMinhasSessoes = ['minha-conta', 'sessoes'] as const;
