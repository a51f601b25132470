import { UsuarioDaSessao } from '@dominio/contrato/pessoas';
import { sessoesEndpoints, TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { chamar } from './api-client.ts';
import { ErroDaApi } from './erro-da-api.ts';
import { useSessao } from './sessao.ts';
import {
  gravarUsuario,
  lerToken,
  lerUsuario,
  limparSessao,
  TTL_CURTO_DO_USUARIO,
  usuarioFresco,
} from './sessao-storage.ts';
import { usuarioCompleto } from './usuario.ts';

export interface Validade {
  valido: boolean;
  mensagem: string;
  usuario?: UsuarioDaSessao;
  /** The server itself said that the token is void, rather than failing to say anything. */
  recusado?: boolean;
}

/** `/auth/me` answers `{user}` or the user itself (specification part 1 §7.1). */
function usuarioDaResposta(resposta: unknown): UsuarioDaSessao | null {
  const direto = UsuarioDaSessao.safeParse(resposta);
  if (direto.success) return direto.data;
  const dentro = typeof resposta === 'object' && resposta !== null && 'user' in resposta;
  return dentro ? (UsuarioDaSessao.safeParse(resposta.user).data ?? null) : null;
}

/**
 * Whether the token still stands (specification part 1 §5): without one 'Token não encontrado'; an
 * answer that is not ok 'Token inválido'; no answer at all 'Erro na validação'.
 */
export async function validarToken(): Promise<Validade> {
  if (lerToken() === null) return { valido: false, mensagem: TEXTOS_DA_SESSAO.tokenNaoEncontrado };
  try {
    const { valid, user, message } = await chamar(sessoesEndpoints.validarToken);
    if (valid) return { valido: true, mensagem: message, usuario: user };
    const mensagem = message || TEXTOS_DA_SESSAO.tokenInvalido;
    return { valido: false, mensagem, recusado: true };
  } catch (erro) {
    const respondeu = erro instanceof ErroDaApi && erro.status > 0;
    const mensagem = respondeu ? TEXTOS_DA_SESSAO.tokenInvalido : TEXTOS_DA_SESSAO.erroNaValidacao;
    return { valido: false, mensagem };
  }
}

/** A user who arrives does away with the error of having none, not with that of the permissions. */
const adotar = (usuario: UsuarioDaSessao): void =>
  useSessao.setState(({ estado, erro }) => ({ usuario, erro: estado === 'erro' ? erro : null }));

function guardar(usuario: UsuarioDaSessao, token: string | null): void {
  if (useSessao.getState().token !== token) return;
  gravarUsuario(usuario);
  adotar(usuario);
}

/**
 * The temporary password was changed: it is not asked for again, even where the server cannot say so
 * of the user by now.
 */
export function esquecerSenhaProvisoria(): void {
  const { token, usuario } = useSessao.getState();
  if (!usuario) return;
  const { senha_provisoria: _, ...semEla } = usuario;
  guardar(semEla, token);
}

/** Takes the user that another tab has just read. */
export function adotarUsuarioGuardado(): void {
  const usuario = lerUsuario();
  if (usuario && useSessao.getState().token !== null) adotar(usuario);
}

/**
 * Makes sure that there is a user to work with: one read in the last 5 minutes will do
 * (specification part 1 §9). A server that answers that the token is void ends the session; one
 * that cannot answer leaves the stored user in place.
 *
 * @returns why none could be read, for a session that has none stored.
 */
export async function garantirUsuario(): Promise<string | undefined> {
  const { token, usuario } = useSessao.getState();
  if (token === null) return undefined;
  if (usuarioCompleto(usuario) && usuarioFresco(TTL_CURTO_DO_USUARIO)) return undefined;
  const { usuario: lido, recusado, mensagem } = await validarToken();
  if (lido) guardar(lido, token);
  else if (recusado && useSessao.getState().token === token) limparSessao('expirada');
  return lido ? undefined : mensagem;
}

/** Reads the user again: something of it changed. On an error the stored user is kept (part 1 §8). */
export async function relerUsuario(): Promise<void> {
  const { token } = useSessao.getState();
  if (token === null) return;
  try {
    const usuario = usuarioDaResposta(await chamar(sessoesEndpoints.eu));
    if (usuario) guardar(usuario, token);
  } catch (erro) {
    if (!(erro instanceof ErroDaApi)) throw erro;
  }
}

/**
 * Reads the user again when the stored one is older than 10 minutes. 401 and 403 clear the session
 * (the client of the API does it).
 */
export async function atualizarUsuario(): Promise<void> {
  if (!usuarioFresco()) await relerUsuario();
}
