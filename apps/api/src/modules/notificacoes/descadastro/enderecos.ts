/** The page where people decide how they are told. */
export const enderecoDasPreferencias = (urlPublica: string) =>
  `${urlPublica}/configuracoes/notificacoes`;

/** Where a token of `bilhete.ts` is used. */
export const enderecoDoDescadastro = (urlPublica: string, token: string) =>
  `${urlPublica}/api/publico/notificacoes/descadastrar/${token}`;
