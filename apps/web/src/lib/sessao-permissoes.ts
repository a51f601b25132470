import { decodificarPermissoes, SEM_PERMISSOES } from '@dominio/contrato/permissoes';
import { sessoesEndpoints, TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { chamar } from './api-client.ts';
import { ErroDaApi } from './erro-da-api.ts';
import { type Sessao, useSessao } from './sessao.ts';
import { gravarPermissoes, lerPermissoes } from './sessao-storage.ts';
import { usuarioDoToken } from './usuario.ts';

/** Permissions that arrive do away with the error of having none, not with that of the user. */
const aplicar = (codificadas: string) =>
  useSessao.setState(({ estado, erro }) => ({
    permissoes: decodificarPermissoes(codificadas),
    estado: 'carregadas',
    erro: estado === 'erro' ? null : erro,
  }));

/** What the person has to do before anything else, by the code of the server's refusal. */
const PENDENCIAS: Readonly<Record<string, Partial<Sessao>>> = {
  TROCA_DE_SENHA_OBRIGATORIA: { troca: 'obrigatoria' },
  SEGUNDO_FATOR_OBRIGATORIO: { faltaSegundoFator: true },
};

/**
 * Asks the server, whatever is cached. Used again when the server says that something changed. A
 * refusal that tells what the person has to do first is no failure.
 */
export async function recarregarPermissoes(): Promise<void> {
  const { token, usuario } = useSessao.getState();
  if (token === null) return;
  const resposta = await chamar(sessoesEndpoints.permissoes).catch((erro: unknown) => {
    const pendencia = erro instanceof ErroDaApi ? PENDENCIAS[erro.codigo] : undefined;
    if (!pendencia) throw erro;
    if (useSessao.getState().token === token) useSessao.setState(pendencia);
  });
  if (!resposta) return;
  const { encrypted_permissions } = resposta;
  if (useSessao.getState().token !== token) return;
  const dono = usuarioDoToken(token) ?? usuario?.id;
  if (dono !== undefined) gravarPermissoes(dono, encrypted_permissions);
  aplicar(encrypted_permissions);
}

/** Takes the permissions another tab has just read. */
export function adotarPermissoesGuardadas(): void {
  const guardadas = lerPermissoes(useSessao.getState().token);
  if (guardadas !== null) aplicar(guardadas);
}

/**
 * Loads the permissions: those cached in the last day serve at once (specification part 1 §9),
 * and the server is asked besides, so that a change made while no tab was open cannot make the
 * interface issue a call that is now denied and end the session (decisoes.md §5).
 */
export async function carregarPermissoes(): Promise<void> {
  const { token } = useSessao.getState();
  if (token === null) return;
  const guardadas = lerPermissoes(token);
  if (guardadas !== null) aplicar(guardadas);
  else useSessao.setState({ estado: 'carregando', erro: null });
  try {
    await recarregarPermissoes();
  } catch {
    const atual = useSessao.getState();
    if (atual.token !== token) return;
    if (atual.estado === 'carregadas') return;
    const erro = TEXTOS_DA_SESSAO.erroPermissoes;
    useSessao.setState({ permissoes: SEM_PERMISSOES, estado: 'erro', erro });
  }
}
