import { configuracaoUsuarioEndpoints } from '@dominio/contrato/configuracao-usuario';
import type { ConfiguracaoDoUsuario } from '@dominio/contrato/tema/configuracao';
import { create } from 'zustand';
import { chamar } from './api-client.ts';
import {
  CHAVES,
  gravar,
  gravarCache,
  ler,
  lerCache,
  PREFIXO_DE_CACHE,
  remover,
  VALIDADE_DAS_ENTRADAS,
} from './armazenamento.ts';
import { avisar } from './avisar.ts';
import { ErroDaApi, mensagemDoErro } from './erro-da-api.ts';
import { aoMudar } from './realtime/ouvintes.ts';
import { antesDeSair } from './sessao.ts';
import { aoSair, lerToken } from './sessao-storage.ts';
import { alternarTema, temaAtual } from './tema.ts';

/** A part of something, at any depth; lists are replaced whole. */
type Parte<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [campo in keyof T]?: Parte<T[campo]> }
    : T;

/** Settings to change; what is left out stays as it is. */
export type MudancaDaConfiguracao = Parte<ConfiguracaoDoUsuario>;

type Arvore = Readonly<Record<string, unknown>>;

/** How long after the last change the settings are saved (specification part 1 §4). */
export const ESPERA_PARA_SALVAR_MS = 1_000;

/** Specification part 1 §8. */
export const TEXTOS_DA_CONFIGURACAO = {
  erroAoCarregar: 'Erro ao carregar configurações',
  erroAoSalvar: 'Erro ao salvar configurações',
  erroAoCarregarPadrao: 'Erro ao carregar configurações padrão',
  erroAoRestaurar: 'Erro ao resetar configurações',
} as const;

/** Colours of preview mode (specification part 1 §4). */
export interface PreviaDeCores {
  readonly primary?: string | undefined;
  readonly card?: string | undefined;
}

interface Configuracao {
  /**
   * The person's configuration with the changes that are on their way; `null` until it is known. In
   * a browser where it was read before, it is known from the start.
   */
  readonly config: ConfiguracaoDoUsuario | null;
  /** The last read failed: what is not known yet may stay so for long. */
  readonly falhou: boolean;
  /** Where the save of the last change stands. */
  readonly gravacao: 'salva' | 'pendente' | 'erro';
  /** Overrides the chosen colours until it is cleared. */
  readonly previa: PreviaDeCores | null;
}

const GUARDADA = 'configuracao';
/** There for the 5 minutes in which what was read is not read again (specification part 1 §9). */
const FRESCA = 'configuracao-fresca';
/** The firm's mode, as long as it is what this device shows for want of a choice. */
const DA_FIRMA = 'modo-da-firma';
/** Changes the server has not confirmed: a page that is closed too early leaves them to the next. */
const PENDENTE = 'configuracao-pendente';

const ehArvore = (valor: unknown): valor is Arvore =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** `parte` over `base`, field by field, as the server does it. */
function mesclar<T>(base: T, parte: unknown): T {
  if (!ehArvore(base) || !ehArvore(parte)) return (parte === undefined ? base : parte) as T;
  const novos = Object.entries(parte).map(([campo, valor]) => [campo, mesclar(base[campo], valor)]);
  return { ...base, ...Object.fromEntries(novos) };
}

/** What an earlier version of the application kept counts only if it has today's parts. */
function lerGuardada(): ConfiguracaoDoUsuario | null {
  const lida = lerCache(GUARDADA);
  const inteira = ehArvore(lida) && [lida.theme, lida.widgets, lida.layout].every(ehArvore);
  return inteira ? (lida as unknown as ConfiguracaoDoUsuario) : null;
}

/** Newest answer of the server. */
let confirmada = lerGuardada();
let pendente: MudancaDaConfiguracao | null = null;
let enviada: MudancaDaConfiguracao | null = null;
let relogio: ReturnType<typeof setTimeout> | undefined;
/** A read that ends after a write began may tell what was before it. */
let escritas = 0;
let relerDepois = false;
let avisou = false;

export const useConfiguracao = create<Configuracao>()(() => ({
  config: confirmada,
  falhou: false,
  gravacao: 'salva',
  previa: null,
}));

/** The mode travels with the person: a device that shows the other one changes at once. */
function adotarModo(modo: ConfiguracaoDoUsuario['theme']['mode']): void {
  if (modo === temaAtual()) return;
  gravar(CHAVES.tema, modo);
  const { dataset } = document.documentElement;
  dataset.tema = modo;
  dataset.mantineColorScheme = modo;
}

/**
 * Where the mode is only the firm's default, one that was chosen on this device stands.
 *
 * @param modoEscolhido the mode is the person's own choice.
 */
function comModoDaqui(config: ConfiguracaoDoUsuario, modoEscolhido: boolean) {
  const daqui = ler(CHAVES.tema);
  const proprio = daqui !== null && daqui !== lerCache(DA_FIRMA);
  if (!modoEscolhido && !proprio) gravarCache(DA_FIRMA, config.theme.mode, VALIDADE_DAS_ENTRADAS);
  if (modoEscolhido || !proprio) return config;
  return mesclar(config, { theme: { mode: temaAtual() } });
}

function estadoDaGravacao(): Configuracao['gravacao'] {
  if (!enviada && !pendente) return 'salva';
  return avisou ? 'erro' : 'pendente';
}

function mostrar(): void {
  const junta = confirmada && mesclar(mesclar(confirmada, enviada ?? {}), pendente ?? {});
  const { config: antes } = useConfiguracao.getState();
  // The same again is no change: nothing is drawn or resolved anew for it.
  const config = JSON.stringify(junta) === JSON.stringify(antes) ? antes : junta;
  useConfiguracao.setState({ config, gravacao: estadoDaGravacao() });
  if (config) gravarCache(GUARDADA, config, VALIDADE_DAS_ENTRADAS);
  if (enviada || pendente) gravarCache(PENDENTE, mesclar(enviada ?? {}, pendente ?? {}));
  else remover(PREFIXO_DE_CACHE + PENDENTE);
}

function agendar(): void {
  clearTimeout(relogio);
  relogio = setTimeout(() => void enviar(), ESPERA_PARA_SALVAR_MS);
}

const passageiro = (erro: unknown) =>
  erro instanceof ErroDaApi && (erro.status === 0 || erro.status >= 500);

/** What may pass stays, to be sent with the next change, connection or visit; a refusal is final. */
function lidarComAFalha(erro: unknown): void {
  if (passageiro(erro)) pendente = mesclar(enviada ?? {}, pendente ?? {});
  else relerDepois = true;
  if (!avisou) {
    avisar.erro({
      titulo: TEXTOS_DA_CONFIGURACAO.erroAoSalvar,
      mensagem: mensagemDoErro(erro),
    });
  }
  avisou = true;
}

async function enviar(keepalive = false): Promise<void> {
  clearTimeout(relogio);
  const token = lerToken();
  if (enviada || !pendente || token === null) return;
  [enviada, pendente] = [pendente, null];
  escritas += 1;
  let salvou = false;
  let falha: unknown;
  try {
    await chamar(configuracaoUsuarioEndpoints.salvar, { body: { config: enviada } }, { keepalive });
    salvou = true;
  } catch (erro) {
    falha = erro;
  }
  if (lerToken() !== token) return;
  if (salvou) {
    confirmada = confirmada && mesclar(confirmada, enviada);
    avisou = false;
  } else {
    lidarComAFalha(falha);
  }
  enviada = null;
  mostrar();
  if (pendente && (salvou || !passageiro(falha))) agendar();
  if (relerDepois && !pendente) await reler();
}

/**
 * Reads the configuration from the server. Where that fails, what was kept stays and the person is
 * told (specification part 1 §8).
 */
export async function reler(): Promise<void> {
  const token = lerToken();
  if (token === null) return;
  relerDepois = enviada !== null || pendente !== null;
  if (relerDepois) return enviar();
  const antes = escritas;
  try {
    const { config, modo_escolhido } = await chamar(configuracaoUsuarioEndpoints.ler);
    if (lerToken() !== token) return;
    if (antes !== escritas || pendente) return reler();
    confirmada = comModoDaqui(config, modo_escolhido);
    useConfiguracao.setState({ falhou: false });
    gravarCache(FRESCA, true);
    adotarModo(confirmada.theme.mode);
    mostrar();
  } catch {
    if (lerToken() !== token) return;
    // What was kept goes on; the next message, visit or change reads it again.
    useConfiguracao.setState({ falhou: true });
    avisar.erro({ titulo: TEXTOS_DA_CONFIGURACAO.erroAoCarregar });
  }
}

/**
 * Changes settings of the person: shown at once, saved 1 s after the last change and when the page
 * is hidden. Another device's later change of the same setting wins.
 */
export function mudarConfiguracao(mudanca: MudancaDaConfiguracao): void {
  if (lerToken() === null) return;
  pendente = mesclar(pendente ?? {}, mudanca);
  mostrar();
  agendar();
}

/** Takes over what the server holds by now: it was reset, or a theme of the firm applied. */
export function receberConfiguracao(config: ConfiguracaoDoUsuario): void {
  clearTimeout(relogio);
  [confirmada, pendente] = [config, null];
  adotarModo(config.theme.mode);
  mostrar();
}

/** Preview mode: these colours override the chosen ones until `null` clears them. */
export const definirPrevia = (previa: PreviaDeCores | null): void =>
  useConfiguracao.setState({ previa });

/** The person's mode, the other one from now on; saved before the page reloads. */
export function alternarTemaDaPessoa(): void {
  mudarConfiguracao({ theme: { mode: alternarTema() } });
  void enviar(true);
}

/**
 * Keeps the configuration as it is on the server and on the person's other devices, and saves what
 * is pending when the page goes away. Returns the way to stop.
 */
export function acompanharConfiguracao(): () => void {
  confirmada ??= lerGuardada();
  const deAntes = lerCache(PENDENTE);
  if (!enviada && !pendente && ehArvore(deAntes)) pendente = deAntes as MudancaDaConfiguracao;
  if (!confirmada || pendente || lerCache(FRESCA) === undefined) void reler();
  const deixar = aoMudar('configuracao', () => void reler());
  const aoEsconder = () => {
    if (document.visibilityState === 'hidden') void enviar(true);
  };
  const aoLigar = () => void enviar();
  const aoFechar = () => void enviar(true);
  // The last change leaves with the token that is about to go.
  const fim = antesDeSair(() => (pendente ? enviar(true) : null));
  document.addEventListener('visibilitychange', aoEsconder);
  window.addEventListener('pagehide', aoFechar);
  window.addEventListener('online', aoLigar);
  return () => {
    deixar();
    fim();
    document.removeEventListener('visibilitychange', aoEsconder);
    window.removeEventListener('pagehide', aoFechar);
    window.removeEventListener('online', aoLigar);
  };
}

aoSair(() => {
  clearTimeout(relogio);
  [confirmada, pendente, enviada] = [null, null, null];
  [relerDepois, avisou] = [false, false];
  useConfiguracao.setState({ config: null, falhou: false, gravacao: 'salva', previa: null });
});
