/** Empty states of the choice of client (page book #15). */
export const SEM_CLIENTES = 'Nenhum cliente vinculado ao seu usuário. Peça acesso ao seu gestor.';

/** What the list narrowed to the favourites says where there are none. */
export const SEM_FAVORITOS =
  'Nenhum cliente favorito. Use a estrela de um cliente para encontrá-lo aqui.';

/** The same where there are some, of clients that the list leaves out. */
export const SEM_FAVORITOS_ATUAIS = 'Nenhum favorito entre os clientes atuais.';

export const nenhumEncontrado = (termo: string): string =>
  termo
    ? `Nenhum cliente encontrado para "${termo}".`
    : 'Nenhum cliente encontrado com estes filtros.';
