import { configuracaoUsuarioEndpoints } from '@dominio/contrato/configuracao-usuario';
import type { ConfiguracaoDoUsuario } from '@dominio/contrato/tema/configuracao';
import { mesclar } from '@dominio/contrato/tema/mesclar';
import { create } from 'zustand';
import { chamar } from './api-client.ts';
import { avisar } from './avisar.ts';
import { criarFila, type MudancaDaConfiguracao } from './configuracao/fila.ts';
import {
  estaFresca,
  guardar,
  guardarPendente,
  lerGuardada,
  marcarFresca,
  retomarPendente,
} from './configuracao/guardada.ts';
import { adotarModo, vestirModo } from './configuracao/modo.ts';
import { aoComecarDocumento } from './documento.ts';
import { ErroDaApi, mensagemDoErro } from './erro-da-api.ts';
import { aoMudar } from './realtime/ouvintes.ts';
import { antesDeSair } from './sessao.ts';
import { aoSair, lerToken } from './sessao-storage.ts';
import { alternarTema } from './tema.ts';
import { visitaAtual } from './visita.ts';

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

export interface Configuracao {
  /**
   * The person's configuration with the changes that are on their way; `null` until it is known. In
   * a browser where it was read before, it is known from the start.
   */
  readonly config: ConfiguracaoDoUsuario | null;
  /** The last read failed: a configuration that is not known yet may stay unknown for long. */
  readonly falhou: boolean;
  /** Where the save of the last change stands. */
  readonly gravacao: 'salva' | 'pendente' | 'erro';
  /** Overrides the chosen colours until it is cleared. */
  readonly previa: PreviaDeCores | null;
}

/** Newest answer of the server. */
let confirmada = lerGuardada();
let relerDepois = false;
let avisou = false;

export const useConfiguracao = create<Configuracao>()(() => ({
  config: confirmada,
  falhou: false,
  gravacao: 'salva',
  previa: null,
}));

const fila = criarFila({
  token: lerToken,
  // Every save outlives the page it was made in: none is larger than a browser lets do so.
  salvar: (config, token) =>
    chamar(configuracaoUsuarioEndpoints.salvar, { body: { config } }, { keepalive: true, token }),
  aoConfirmar: (mudanca) => {
    confirmada = confirmada && mesclar(confirmada, mudanca);
    avisou = false;
  },
  aoFalhar: (erro, definitiva) => {
    if (definitiva) relerDepois = true;
    if (!avisou) {
      const soStatus = erro instanceof ErroDaApi && erro.soStatus;
      avisar.erro({
        titulo: TEXTOS_DA_CONFIGURACAO.erroAoSalvar,
        ...(!soStatus && { mensagem: mensagemDoErro(erro) }),
      });
    }
    avisou = true;
  },
  aoAndar: () => {
    mostrar();
    if (relerDepois && !fila.temPendente() && !fila.ocupada()) void reler();
  },
});

function estadoDaGravacao(): Configuracao['gravacao'] {
  if (!fila.aCaminho() && !fila.ocupada()) return 'salva';
  return avisou ? 'erro' : 'pendente';
}

/** An equal configuration keeps its object, so that nothing is drawn or resolved again for it. */
function semMudarDeObjeto(nova: ConfiguracaoDoUsuario | null): ConfiguracaoDoUsuario | null {
  const { config: antes } = useConfiguracao.getState();
  return JSON.stringify(nova) === JSON.stringify(antes) ? antes : nova;
}

function mostrar(): void {
  const config = semMudarDeObjeto(confirmada && mesclar(confirmada, fila.aCaminho() ?? {}));
  useConfiguracao.setState({ config, gravacao: estadoDaGravacao() });
  guardarTudo();
}

/** Storage is written this many milliseconds after the last change. */
const REPOUSO = 300;
let repouso: ReturnType<typeof setTimeout> | undefined;

function guardarTudo(): void {
  clearTimeout(repouso);
  const { config } = useConfiguracao.getState();
  if (config) guardar(config);
  guardarPendente(fila.aCaminho());
}

/**
 * Reads the configuration from the server, after the changes on their way there were saved. Where
 * that fails, what was kept stays and the person is told (specification part 1 §8).
 */
export async function reler(): Promise<void> {
  const token = lerToken();
  if (token === null) return;
  relerDepois = fila.aCaminho() !== null || fila.ocupada();
  if (relerDepois) return fila.enviarSeParada();
  const antes = fila.escritas();
  try {
    const { config, modo_escolhido } = await chamar(configuracaoUsuarioEndpoints.ler);
    if (lerToken() !== token) return;
    // A read that began before a write may answer with what was there before it: it is made again.
    if (antes !== fila.escritas() || fila.temPendente()) return reler();
    confirmada = adotarModo(config, modo_escolhido);
    useConfiguracao.setState({ falhou: false });
    marcarFresca();
    mostrar();
  } catch {
    if (lerToken() !== token) return;
    // The configuration at hand stays in use; the next message, visit or change reads it again.
    // Told once for each failure, however often it is tried again until it has passed.
    if (!useConfiguracao.getState().falhou) {
      avisar.erro({ titulo: TEXTOS_DA_CONFIGURACAO.erroAoCarregar });
    }
    useConfiguracao.setState({ falhou: true });
  }
}

/**
 * Changes settings of the person: shown at once, saved 1 s after the last change and when the page
 * is hidden. Another device's later change of the same setting wins.
 */
export function mudarConfiguracao(mudanca: MudancaDaConfiguracao): void {
  if (lerToken() === null) return;
  if (visitaAtual) {
    // In a visit the change is shown and never saved: these are somebody else's settings.
    const { config } = useConfiguracao.getState();
    useConfiguracao.setState({ config: config && mesclar(config, mudanca) });
    return;
  }
  fila.juntar(mudanca);
  // Runs many times a second while a slider is dragged: what can wait for the end of the dragging
  // is not done here.
  const { config } = useConfiguracao.getState();
  const gravacao = estadoDaGravacao();
  useConfiguracao.setState({ config: config && mesclar(config, mudanca), gravacao });
  clearTimeout(repouso);
  repouso = setTimeout(guardarTudo, REPOUSO);
}

/**
 * A change without its colours, which is what remains of it when the themes are reset: the mode,
 * and everything outside the themes.
 */
function foraDasCores({ theme = {}, ...resto }: MudancaDaConfiguracao): MudancaDaConfiguracao {
  const { dark: _, light: __, ...modo } = theme;
  return { ...resto, theme: modo };
}

function receber(config: ConfiguracaoDoUsuario, alcance: 'tudo' | 'cores'): void {
  const mode = confirmada?.theme.mode;
  if (alcance === 'tudo') vestirModo(config.theme.mode, 'firma');
  confirmada = alcance === 'tudo' ? config : mesclar(config, { theme: { mode } });
}

/**
 * Makes a call by which the server itself changes the configuration, which is taken up with its
 * answer. What was changed before it is saved before it, and what is changed meanwhile after it.
 *
 * @param alcance 'tudo': all is as if nothing was ever chosen; 'cores': only the two themes change.
 */
export const mudarNoServidor = <R extends { config: ConfiguracaoDoUsuario }>(
  alcance: 'tudo' | 'cores',
  chamada: () => Promise<R>,
): Promise<R> =>
  fila.mudarNoServidor(
    chamada,
    ({ config }) => receber(config, alcance),
    alcance === 'tudo' ? () => null : foraDasCores,
  );

/** Preview mode: these colours override the chosen ones until `null` clears them. */
export const definirPrevia = (previa: PreviaDeCores | null): void =>
  useConfiguracao.setState({ previa });

/** Switches the person between light and dark; saved before the page reloads. */
export function alternarTemaDaPessoa(): void {
  mudarConfiguracao({ theme: { mode: alternarTema() } });
  fila.enviar();
}

/**
 * Keeps the configuration as it is on the server and on the person's other devices, and saves what
 * is pending when the page goes away. Returns the way to stop.
 */
export function acompanharConfiguracao(): () => void {
  confirmada ??= lerGuardada();
  fila.retomar(retomarPendente());
  if (!confirmada || fila.temPendente() || !estaFresca()) void reler();
  const deixar = aoMudar('configuracao', () => void reler());
  const aoFechar = () => {
    if (fila.temPendente()) guardarTudo();
    fila.enviarSemEsperar();
  };
  const aoEsconder = () => {
    if (document.visibilityState === 'hidden') aoFechar();
  };
  const aoLigar = () => {
    if (!confirmada || useConfiguracao.getState().falhou) void reler();
    else fila.enviar();
  };
  const fim = antesDeSair(fila.enviarPorUltimo);
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

/** As a document or a session begins: of what was being changed before, nothing is left here. */
function comecarCom(guardada: ConfiguracaoDoUsuario | null): void {
  fila.esquecer();
  clearTimeout(repouso);
  confirmada = guardada;
  [relerDepois, avisou] = [false, false];
  const config = semMudarDeObjeto(guardada);
  useConfiguracao.setState({ config, falhou: false, gravacao: 'salva', previa: null });
}

aoComecarDocumento(() => comecarCom(lerGuardada()));
aoSair(() => comecarCom(null));
