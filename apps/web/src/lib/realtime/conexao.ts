import { TEMPOS_DO_FLUXO } from '@dominio/contrato/eventos';
import type { Caminho, Fonte } from './fonte.ts';

/** States of the live connection (specification part 1 §4). */
export type EstadoDaConexao = 'disconnected' | 'connecting' | 'connected';

/** Spread of the wait, in ms to either side: a server that restarts is not met by all at once. */
export const VARIACAO_DA_ESPERA = 1_000;

/** Silence after which a stream counts as dead: a beat and a half (the server beats every 30 s). */
export const SILENCIO_MAXIMO = 1.5 * TEMPOS_DO_FLUXO.batimento;

/**
 * A reserve is left for the first way after this, in ms: what held streams back may be gone. No sooner,
 * for each try interrupts the feed for a moment.
 */
export const VOLTAR_AO_PRIMEIRO = 10 * 60_000;

interface Opcoes {
  /** The ways to the feed, the best one first: the next is tried where one does not get through. */
  caminhos: readonly [Caminho, ...Caminho[]];
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
 * or of the person to the tab does not wait for the clock. A way that does not get through, or
 * opens and then says nothing for 10 s, as behind a proxy that holds streams back, gives way to the
 * next one at once; after the last one the first is tried again, after the usual wait, and so it is
 * from time to time while another is in use.
 */
export function criarConexao({ caminhos, aoReceber, aoMudarEstado, aleatorio }: Opcoes): Conexao {
  let estado: EstadoDaConexao = 'disconnected';
  let ouvintes: AbortController | undefined;
  let tentativa: AbortController | undefined;
  let fonte: Fonte | undefined;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  let naReserva: ReturnType<typeof setTimeout> | undefined;
  let ouvidoEm = 0;
  let atual = 0;

  function mudar(novo: EstadoDaConexao): void {
    if (novo === estado) return;
    estado = novo;
    aoMudarEstado(novo);
  }

  function soltar(): void {
    clearTimeout(relogio);
    clearTimeout(naReserva);
    tentativa?.abort();
    fonte?.close();
    naReserva = undefined;
    tentativa = undefined;
    fonte = undefined;
  }

  function voltarDepois(): void {
    soltar();
    mudar('disconnected');
    if (!ouvintes) return;
    relogio = setTimeout(conectar, esperaAteReconectar(aleatorio));
  }

  /** The way in use does not get through. */
  function desviar(): void {
    atual = (atual + 1) % caminhos.length;
    if (atual === 0) voltarDepois();
    else conectar();
  }

  function vigiar(fazer: () => void, ms: number): void {
    clearTimeout(relogio);
    relogio = setTimeout(fazer, ms);
  }

  function seguir(nova: Fonte): void {
    fonte = nova;
    let abriu = false;
    nova.onopen = () => {
      abriu = true;
      ouvidoEm = Date.now();
      // The server says at once where the reader stands.
      vigiar(desviar, TEMPOS_DO_FLUXO.limiteDaConexao);
      mudar('connected');
    };
    nova.onmessage = ({ data, lastEventId }) => {
      ouvidoEm = Date.now();
      vigiar(conectar, SILENCIO_MAXIMO);
      if (atual > 0) naReserva ??= setTimeout(aoVoltarARede, VOLTAR_AO_PRIMEIRO);
      aoReceber(data, lastEventId);
    };
    // The browser would try the same address again, whose ticket is spent.
    nova.onerror = () => (abriu ? voltarDepois() : desviar());
  }

  function conectar(): void {
    soltar();
    // Closed, it stays closed, whatever a stream still says.
    if (!ouvintes) return;
    if (!navigator.onLine) {
      mudar('disconnected');
      return;
    }
    const esta = new AbortController();
    const { signal } = esta;
    tentativa = esta;
    vigiar(() => (fonte ? desviar() : voltarDepois()), TEMPOS_DO_FLUXO.limiteDaConexao);
    mudar('connecting');
    const caminho = caminhos[atual] ?? caminhos[0];
    caminho(signal).then(
      (nova) => (signal.aborted ? nova.close() : seguir(nova)),
      () => {
        if (!signal.aborted) voltarDepois();
      },
    );
  }

  /** Another network, or a later hour, may let through what did not get through. */
  function aoVoltarARede(): void {
    atual = 0;
    conectar();
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
      atual = 0;
      const { signal } = ouvintes;
      window.addEventListener('online', aoVoltarARede, { signal });
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
