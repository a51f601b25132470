/** Kinds of sheet that may be asked for. */
export const FORMATOS_DE_PLANILHA = ['csv', 'xlsx'] as const;
export type FormatoDePlanilha = (typeof FORMATOS_DE_PLANILHA)[number];
