import { TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';

interface Endereco {
  search: string;
  state: unknown;
}

/** The sign-in page on its face that asks for a reset link. */
export const ENDERECO_DE_RECUPERAR = '/entrar?recuperar=1';

export const pedeRecuperacao = (search: string): boolean =>
  new URLSearchParams(search).get('recuperar') === '1';

/** Whether the link is an invitation's: only its words differ, and the server is not asked. */
export const ehConvite = ({ search, state }: Endereco): boolean =>
  new URLSearchParams(search).get('convite') === '1' ||
  (typeof state === 'object' && state !== null && 'convite' in state && state.convite === true);

/** Whose link it is, as its check answered. */
export interface PessoaDoLink {
  readonly nome: string;
  readonly email: string;
}

/** The person that an entry of the history carries; null when the link was not checked on the way here. */
export function pessoaDoLink({ state }: Pick<Endereco, 'state'>): PessoaDoLink | null {
  const pessoa =
    typeof state === 'object' && state !== null && 'pessoa' in state ? state.pessoa : null;
  if (typeof pessoa !== 'object' || pessoa === null) return null;
  const { nome, email } = pessoa as Partial<PessoaDoLink>;
  return typeof nome === 'string' && typeof email === 'string' ? { nome, email } : null;
}

/** State of the history entry that keeps the token of a reset once it has left the address. */
export const estadoComToken = (
  tokenDeRedefinicao: string,
  convite = false,
  pessoa: PessoaDoLink | null = null,
) => ({ tokenDeRedefinicao, convite, pessoa });

/** Token in the address itself, from which it is to be removed at once. */
export const tokenNoEndereco = ({ search }: Pick<Endereco, 'search'>): string | null =>
  new URLSearchParams(search).get('token') || null;

/**
 * Token of a password reset: in the address when the person has just arrived, and from then on in
 * the entry of the history, which survives a reload but shows nowhere.
 */
export function tokenDeRedefinicao(endereco: Endereco): string | null {
  const { state } = endereco;
  const guardado =
    typeof state === 'object' && state !== null && 'tokenDeRedefinicao' in state
      ? state.tokenDeRedefinicao
      : null;
  return tokenNoEndereco(endereco) ?? (typeof guardado === 'string' ? guardado : null);
}

const MENSAGENS: readonly string[] = [
  TEXTOS_DA_SESSAO.linkInvalido,
  TEXTOS_DA_SESSAO.conviteInvalido,
  TEXTOS_DA_SESSAO.erroAoValidarLink,
];

/**
 * What `/entrar?message=` may show: the texts of a link that went wrong (specification part 1
 * §8), and nothing else, so that no link can put words in the product's mouth.
 */
export function mensagemPermitida(search: string): string | null {
  const mensagem = new URLSearchParams(search).get('message');
  return mensagem !== null && MENSAGENS.includes(mensagem) ? mensagem : null;
}

/** Where `/reset-password` goes next: on with the token, or to the sign-in with what went wrong. */
export const destinoDoLink = (
  resultado: { token: string; convite?: boolean } | { mensagem: (typeof MENSAGENS)[number] },
): string =>
  'token' in resultado
    ? `/entrar?${new URLSearchParams({ token: resultado.token, ...(resultado.convite && { convite: '1' }) })}`
    : `/entrar?${new URLSearchParams({ message: resultado.mensagem })}`;
