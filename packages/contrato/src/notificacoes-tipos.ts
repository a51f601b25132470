/** The categories of events (dominios.md §5c). */
export const CATEGORIAS = ['agenda', 'contratos', 'administracao', 'sistema'] as const;
export type Categoria = (typeof CATEGORIAS)[number];

/** How each category is called where people choose. */
export const NOME_DA_CATEGORIA: Readonly<Record<Categoria, string>> = {
  agenda: 'Agenda',
  contratos: 'Clientes e contratos',
  administracao: 'Administração',
  sistema: 'Avisos do escritório',
};
