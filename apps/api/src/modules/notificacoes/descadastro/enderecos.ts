/** The page where people decide how they are told; those of clients have one of their own. */
export const enderecoDasPreferencias = (urlPublica: string, deCliente: boolean) =>
  `${urlPublica}${deCliente ? '/area-cliente/conta' : '/configuracoes/notificacoes'}`;

/** Where a token of `bilhete.ts` is used. */
export const enderecoDoDescadastro = (urlPublica: string, token: string) =>
  `${urlPublica}/api/publico/notificacoes/descadastrar/${token}`;
