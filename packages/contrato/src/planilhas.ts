/** File formats of an export. */
export const FORMATOS_DE_PLANILHA = ['csv', 'xlsx'] as const;
export type FormatoDePlanilha = (typeof FORMATOS_DE_PLANILHA)[number];
