import { TEMPOS_DO_FLUXO } from '@dominio/contrato/eventos';
import type { Fonte } from './fonte.ts';

/** States of the live connection (specification part 1 §4). */
export type EstadoDaConexao = 'disconnected' | 'connecting' | 'connected';

/** Spread of the wait, in ms to either side: a server that restarts is not met by all at once. */
export const VARIACAO_DA_ESPERA = 1_000;

/** Silence after which a stream counts as dead: a beat and a half (the server beats every 30 s). */
export const SILENCIO_MAXIMO = 1.5 * TEMPOS_DO_FLUXO.batimento;

interface Opcoes {
  /** Gets a ticket and answers the stream's address; rejects when there is none to get. */
  endereco(sinal: AbortSignal): Promise<string>;
  abrirFonte(endereco: string): Fonte;
  aoReceber(texto: string, idDoEvento: string): void;
  aoMudarEstado(estado: EstadoDaConexao): void;
  aleatorio?: () => number;
}

export interface Conexao {
  /** Connects, and from then on reconnects without limit. */
  abrir(): void;
  /** Connects anew at once. */
  reabrir(): void;
  /** Closes the stream and connects again after the usual wait. */
  voltarDepois(): void;
  fechar(): void;
}

/** Milliseconds until the next attempt: 5 s ± 1 s (specification part 1 §9). */
export const esperaAteReconectar = (aleatorio: () => number = Math.random): number =>
  TEMPOS_DO_FLUXO.reconectar + (2 * aleatorio() - 1) * VARIACAO_DA_ESPERA;

/**
 * One connection to the live feed, kept open by itself: an attempt has 10 s, a failed or silent
 * stream is replaced, nothing is tried while the browser is offline, and the return of the network
 * or of the person to the tab does not wait for the clock.
 */
export function criarConexao({
  endereco,
  abrirFonte,
  aoReceber,
  aoMudarEstado,
  aleatorio,
}: Opcoes): Conexao {
  let estado: EstadoDaConexao = 'disconnected';
  let ouvintes: AbortController | undefined;
  let tentativa: AbortController | undefined;
  let fonte: Fonte | undefined;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  let ouvidoEm = 0;

  function mudar(novo: EstadoDaConexao): void {
    if (novo === estado) return;
    estado = novo;
    aoMudarEstado(novo);
  }

  function soltar(): void {
    clearTimeout(relogio);
    tentativa?.abort();
    fonte?.close();
    tentativa = undefined;
    fonte = undefined;
  }

  function voltarDepois(): void {
    soltar();
    mudar('disconnected');
    relogio = setTimeout(conectar, esperaAteReconectar(aleatorio));
  }

  function ouvir(): void {
    ouvidoEm = Date.now();
    clearTimeout(relogio);
    relogio = setTimeout(conectar, SILENCIO_MAXIMO);
  }

  function seguir(nova: Fonte): void {
    fonte = nova;
    nova.onopen = () => {
      ouvir();
      mudar('connected');
    };
    nova.onmessage = ({ data, lastEventId }) => {
      ouvir();
      aoReceber(data, lastEventId);
    };
    // The browser would try the same address again, whose ticket is spent.
    nova.onerror = voltarDepois;
  }

  function conectar(): void {
    soltar();
    if (!navigator.onLine) {
      mudar('disconnected');
      return;
    }
    const atual = new AbortController();
    tentativa = atual;
    relogio = setTimeout(voltarDepois, TEMPOS_DO_FLUXO.limiteDaConexao);
    mudar('connecting');
    endereco(atual.signal).then(
      (url) => {
        if (!atual.signal.aborted) seguir(abrirFonte(url));
      },
      () => {
        if (!atual.signal.aborted) voltarDepois();
      },
    );
  }

  function aoVerAAba(): void {
    if (document.visibilityState !== 'visible' || estado === 'connecting') return;
    const calada = Date.now() - ouvidoEm > SILENCIO_MAXIMO;
    if (estado === 'disconnected' || calada) conectar();
  }

  return {
    abrir() {
      if (ouvintes) return;
      ouvintes = new AbortController();
      const { signal } = ouvintes;
      window.addEventListener('online', conectar, { signal });
      window.addEventListener('offline', voltarDepois, { signal });
      document.addEventListener('visibilitychange', aoVerAAba, { signal });
      conectar();
    },
    reabrir() {
      if (ouvintes) conectar();
    },
    voltarDepois() {
      if (ouvintes) voltarDepois();
    },
    fechar() {
      ouvintes?.abort();
      ouvintes = undefined;
      soltar();
      mudar('disconnected');
    },
  };
}
