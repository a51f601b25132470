/** How high the rows of a table are, from the lowest. */
export const DENSIDADES = ['compacta', 'padrao', 'confortavel'] as const;
export type Densidade = (typeof DENSIDADES)[number];

export const NOME_DA_DENSIDADE: Readonly<Record<Densidade, string>> = {
  compacta: 'Compacta',
  padrao: 'Padrão',
  confortavel: 'Confortável',
};
