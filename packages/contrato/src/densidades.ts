/** How high the rows of a table are, from the lowest. */
export const DENSIDADES = ['compacta', 'padrao', 'confortavel'] as const;
