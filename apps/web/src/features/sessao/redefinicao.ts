import { TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';

interface Endereco {
  search: string;
  state: unknown;
}

/** Address of the sign-in page with the form that asks for a link. */
export const ENDERECO_DE_RECUPERAR = '/entrar?recuperar=1';

/** Whether the address asks for the form that requests a link. */
export const pedeRecuperacao = (search: string): boolean =>
  new URLSearchParams(search).get('recuperar') === '1';

/**
 * Whether the link is an invitation's, as its address or the history entry says. Only words on the
 * page depend on it, so the server is not asked.
 */
export const ehConvite = ({ search, state }: Endereco): boolean =>
  new URLSearchParams(search).get('convite') === '1' ||
  (typeof state === 'object' && state !== null && 'convite' in state && state.convite === true);

/** The person that a link belongs to, as the server's check answered. */
export interface PessoaDoLink {
  readonly nome: string;
  readonly email: string;
}

/**
 * The person in the state of a history entry; null when the link was not checked on the way here.
 */
export function pessoaDoLink({ state }: Pick<Endereco, 'state'>): PessoaDoLink | null {
  const pessoa =
    typeof state === 'object' && state !== null && 'pessoa' in state ? state.pessoa : null;
  if (typeof pessoa !== 'object' || pessoa === null) return null;
  const { nome, email } = pessoa as Partial<PessoaDoLink>;
  return typeof nome === 'string' && typeof email === 'string' ? { nome, email } : null;
}

/** State of the history entry that keeps the token after it was removed from the address. */
export const estadoComToken = (
  tokenDeRedefinicao: string,
  convite = false,
  pessoa: PessoaDoLink | null = null,
) => ({ tokenDeRedefinicao, convite, pessoa });

/** The token in the address, from which it has to be removed at once. */
export const tokenNoEndereco = ({ search }: Pick<Endereco, 'search'>): string | null =>
  new URLSearchParams(search).get('token') || null;

/**
 * The token of a link: in the address on arrival, later in the state of the history entry, which
 * survives a reload and is not seen.
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
 * The message that `/entrar?message=` may show: only the texts about a link that is not valid
 * (specification part 1 §8), so that no link can make the product say anything else.
 */
export function mensagemPermitida(search: string): string | null {
  const mensagem = new URLSearchParams(search).get('message');
  return mensagem !== null && MENSAGENS.includes(mensagem) ? mensagem : null;
}

/**
 * Where `/reset-password` leads: to the form with the token, or to the sign-in with the message.
 */
export const destinoDoLink = (
  resultado: { token: string; convite?: boolean } | { mensagem: (typeof MENSAGENS)[number] },
): string =>
  'token' in resultado
    ? `/entrar?${new URLSearchParams({ token: resultado.token, ...(resultado.convite && { convite: '1' }) })}`
    : `/entrar?${new URLSearchParams({ message: resultado.mensagem })}`;
