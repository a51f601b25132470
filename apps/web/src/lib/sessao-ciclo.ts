import { TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { ENTRADAS, esvaziarAba, limparEntradasAntigas } from './armazenamento.ts';
import { aoComecarDocumento } from './documento.ts';
import { adotarSessao, type Sessao, useSessao } from './sessao.ts';
import { adotarPermissoesGuardadas, carregarPermissoes } from './sessao-permissoes.ts';
import { CANAL_DA_SESSAO, lerToken, limparSessao } from './sessao-storage.ts';
import {
  adotarUsuarioGuardado,
  atualizarUsuario,
  garantirUsuario,
  relerUsuario,
} from './sessao-usuario.ts';

/** The load of permissions starts this long after the session (specification part 1 §4). */
export const ATRASO_DAS_PERMISSOES = 100;
/** 'Verificando Acesso' stays this long after the load (specification part 1 §2.5). */
export const FOLGA_DO_ACESSO = 200;

const espera = (ms: number) => new Promise<void>((resolver) => setTimeout(resolver, ms));

/**
 * Whether the password has to be changed first. Nothing is asked that the server would refuse until
 * then: a browser tells each refusal in its console.
 */
async function temSenhaProvisoria(): Promise<boolean> {
  const provisoria = () => useSessao.getState().usuario?.senha_provisoria === true;
  if (provisoria()) await relerUsuario();
  return provisoria();
}

/**
 * Loads what a session needs before its pages show: user and permissions, then the short wait. At its
 * end the session is ready or has an error that says why not.
 */
export async function prepararSessao(): Promise<void> {
  const { token } = useSessao.getState();
  if (token === null) return;
  useSessao.setState({ estado: 'carregando', erro: null, pronto: false });
  if (await temSenhaProvisoria()) return useSessao.setState({ troca: 'obrigatoria' });
  const leitura = garantirUsuario();
  await espera(ATRASO_DAS_PERMISSOES);
  if (useSessao.getState().token !== token) return;
  const permissoes = carregarPermissoes();
  if (useSessao.getState().estado === 'carregando') await permissoes;
  const semUsuario = useSessao.getState().usuario === null ? await leitura : undefined;
  await espera(FOLGA_DO_ACESSO);
  const atual = useSessao.getState();
  if (atual.token !== token || atual.estado !== 'carregadas') return;
  if (atual.usuario !== null) useSessao.setState({ pronto: true, erro: null });
  else useSessao.setState({ erro: semUsuario || TEXTOS_DA_SESSAO.erroNaValidacao });
}

/**
 * What was missing has come after all, from another tab or as the user was read again: it does away
 * with the error, and the session is got ready anew.
 */
function retomar(atual: Sessao, anterior: Sessao): void {
  const veioDepois = anterior.erro !== null && atual.erro === null && atual.estado === 'carregadas';
  if (veioDepois && !atual.pronto) void prepararSessao();
}

/** Brings this tab in line with what another tab did to the session. */
function conciliar(): void {
  const guardado = lerToken();
  if (guardado === useSessao.getState().token) return;
  if (useSessao.getState().token !== null) limparSessao('outra-aba');
  if (guardado !== null) adotarSessao();
}

function aoMudarOArmazenamento({ key }: StorageEvent): void {
  if (key === null || key === ENTRADAS.token) conciliar();
  if (key === ENTRADAS.permissoes) adotarPermissoesGuardadas();
  if (key === ENTRADAS.usuario) adotarUsuarioGuardado();
}

let seguindo: AbortController | undefined;
aoComecarDocumento(() => seguindo?.abort());

/**
 * Starts the session of this tab, once per document: old entries are purged, the stored session is taken up,
 * and from then on the tab follows what happens to it here and in other tabs.
 */
export function iniciarSessao(): void {
  seguindo?.abort();
  seguindo = new AbortController();
  const { signal } = seguindo;
  limparEntradasAntigas();
  // A tab that slept while its session ended, or was reopened after that, has not cleared its
  // storage yet.
  if (lerToken() === null) esvaziarAba();
  // Storage events miss a session that fell back to a cookie; the channel does not.
  const canal = new BroadcastChannel(CANAL_DA_SESSAO);
  canal.addEventListener('message', conciliar);
  const deixar = useSessao.subscribe((atual, anterior) => {
    const { token } = atual;
    if (token === anterior.token) return retomar(atual, anterior);
    if (token !== null) void prepararSessao();
    canal.postMessage('mudou');
  });
  signal.addEventListener('abort', () => {
    deixar();
    canal.close();
  });
  window.addEventListener('storage', aoMudarOArmazenamento, { signal });
  const aoVer = () => {
    if (document.visibilityState === 'visible') void atualizarUsuario();
  };
  document.addEventListener('visibilitychange', aoVer, { signal });
  adotarSessao();
}
