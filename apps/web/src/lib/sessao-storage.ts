import { UsuarioDaSessao } from '@dominio/contrato/pessoas';
import { HORAS_DA_SESSAO } from '@dominio/contrato/sessoes';
import {
  ENTRADAS,
  esvaziarAba,
  gravarDuravel,
  ler,
  remover,
  removerDadosPessoais,
} from './armazenamento.ts';
import { gravarCookie } from './cookies.ts';
import { usuarioDoToken } from './usuario.ts';
import { terminarVisita, visitaAtual } from './visita.ts';

const MINUTO = 60_000;

/** Lifetimes of what the session keeps, in milliseconds (specification part 1 §9). */
export const TTL_DO_USUARIO = 10 * MINUTO;
/** After a clear, and where a valid user must be ensured. */
export const TTL_CURTO_DO_USUARIO = 5 * MINUTO;
export const TTL_DAS_PERMISSOES = 24 * 60 * MINUTO;

/** Why a session ended: the person left, the server refused it, or another tab ended it. */
export type MotivoDaSaida = 'saida' | 'expirada' | 'outra-aba';

/** Event of `window` that announces the end of a session; `detail` is the reason. */
export const EVENTO_DE_SAIDA = 'dominio:logout';

/** Channel on which tabs tell each other that the session changed. */
export const CANAL_DA_SESSAO = 'dominio.sessao';

const ouvintesDaSaida = new Set<(motivo: MotivoDaSaida) => void>();

let ttlDoUsuario = TTL_DO_USUARIO;

/** The access token, from local storage or its cookie copy. */
export const lerToken = (): string | null => ler(ENTRADAS.token);

function usuarioEm(chave: string): UsuarioDaSessao | null {
  try {
    return UsuarioDaSessao.parse(JSON.parse(ler(chave) ?? 'null'));
  } catch {
    return null;
  }
}

/** The stored user, or its backup when the entry is missing or damaged. */
export const lerUsuario = (): UsuarioDaSessao | null =>
  usuarioEm(ENTRADAS.usuario) ?? usuarioEm(ENTRADAS.copiaDoUsuario);

/** Keeps the user, its backup and the moment it was read. */
export function gravarUsuario(usuario: UsuarioDaSessao): void {
  const texto = JSON.stringify(usuario);
  gravarDuravel(ENTRADAS.usuario, texto);
  gravarDuravel(ENTRADAS.copiaDoUsuario, texto);
  const frescor = { data: usuario.id, timestamp: Date.now(), ttl: ttlDoUsuario };
  gravarDuravel(ENTRADAS.frescorDoUsuario, JSON.stringify(frescor));
  ttlDoUsuario = TTL_DO_USUARIO;
}

/**
 * Whether the stored user is recent enough: 10 minutes; 5 for the first one kept after a clear,
 * and 5 where the caller ensures a valid user (specification part 1 §9).
 */
export function usuarioFresco(limite = TTL_DO_USUARIO): boolean {
  try {
    const { timestamp, ttl } = JSON.parse(ler(ENTRADAS.frescorDoUsuario) ?? '{}');
    return Date.now() - Number(timestamp) < Math.min(Number(ttl), limite);
  } catch {
    return false;
  }
}

/** Forgets when the user was read, so that the next use reads it again. */
export function limparCacheDoUsuario(): void {
  remover(ENTRADAS.frescorDoUsuario);
  ttlDoUsuario = TTL_CURTO_DO_USUARIO;
}

/** Keeps a new session: token, its cookie copy for 720 h, and the user. */
export function gravarSessao(token: string, usuario: UsuarioDaSessao): void {
  gravarDuravel(ENTRADAS.token, token);
  gravarCookie(ENTRADAS.token, token, HORAS_DA_SESSAO);
  gravarUsuario(usuario);
}

/** Cached permissions of this person, as the server encoded them, for one day; another's are dropped. */
export function lerPermissoes(token: string | null): string | null {
  const dono = usuarioDoToken(token) ?? lerUsuario()?.id;
  const guardadas = ler(ENTRADAS.permissoes);
  if (guardadas === null) return null;
  const idade = Date.now() - Number(ler(ENTRADAS.permissoesEm) ?? Number.NaN);
  if (dono !== undefined && ler(ENTRADAS.permissoesDe) === String(dono)) {
    return idade < TTL_DAS_PERMISSOES ? guardadas : null;
  }
  limparPermissoes();
  return null;
}

export function gravarPermissoes(usuarioId: number, codificadas: string): void {
  gravarDuravel(ENTRADAS.permissoesEm, String(Date.now()));
  gravarDuravel(ENTRADAS.permissoesDe, String(usuarioId));
  // Last: as it changes, other tabs read all three.
  gravarDuravel(ENTRADAS.permissoes, codificadas);
}

export function limparPermissoes(): void {
  for (const chave of [ENTRADAS.permissoes, ENTRADAS.permissoesEm, ENTRADAS.permissoesDe])
    remover(chave);
}

/**
 * The full clear (specification part 1 §4): token, user, backups, cookies, cached permissions and
 * the person's client storage; then the logout event. What belongs to the machine and not to the
 * person (theme, sidebar, install prompt) stays.
 *
 * @param motivo `outra-aba` leaves the shared storage alone: the tab that ended the session has cleared it,
 *   and somebody may have entered again since.
 */
export function limparSessao(motivo: MotivoDaSaida): void {
  // A visit that ends leaves the session it was begun from alone.
  if (visitaAtual) {
    terminarVisita();
    return;
  }
  esvaziarAba();
  if (motivo !== 'outra-aba') {
    removerDadosPessoais();
    ttlDoUsuario = TTL_CURTO_DO_USUARIO;
  }
  for (const ouvinte of ouvintesDaSaida) ouvinte(motivo);
  window.dispatchEvent(new CustomEvent<MotivoDaSaida>(EVENTO_DE_SAIDA, { detail: motivo }));
}

/** Hears the end of the session, in whichever tab it happened. Returns the way to stop hearing. */
export function aoSair(ouvinte: (motivo: MotivoDaSaida) => void): () => void {
  ouvintesDaSaida.add(ouvinte);
  return () => ouvintesDaSaida.delete(ouvinte);
}
