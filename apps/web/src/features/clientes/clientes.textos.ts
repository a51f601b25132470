/** Empty states of the choice of client (page book #15). */
export const SEM_CLIENTES = 'Nenhum cliente vinculado ao seu usuário. Peça acesso ao seu gestor.';

export const nenhumEncontrado = (termo: string): string =>
  termo
    ? `Nenhum cliente encontrado para "${termo}".`
    : 'Nenhum cliente encontrado com estes filtros.';
