import { vi } from 'vitest';
import { montarNavegador, type NavegadorFalso } from './navegador-falso.ts';

/** An `EventSource` that a test opens, feeds and breaks. */
export class FonteFalsa {
  static todas: FonteFalsa[] = [];
  readonly endereco: URL;
  fechada = false;
  onopen: (() => void) | null = null;
  onmessage: ((evento: { data: string; lastEventId: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(endereco: string) {
    this.endereco = new URL(endereco);
    FonteFalsa.todas.push(this);
  }

  static get abertas() {
    return FonteFalsa.todas.filter(({ fechada }) => !fechada);
  }

  /** The one open stream. */
  static get unica(): FonteFalsa {
    const [unica, outra] = FonteFalsa.abertas;
    if (!unica || outra) throw new Error(`${FonteFalsa.abertas.length} fontes abertas.`);
    return unica;
  }

  close(): void {
    this.fechada = true;
  }

  abrir(): void {
    if (!this.fechada) this.onopen?.();
  }

  falhar(): void {
    if (!this.fechada) this.onerror?.();
  }

  dizer(mensagem: unknown, lastEventId = ''): void {
    if (!this.fechada) this.onmessage?.({ data: JSON.stringify(mensagem), lastEventId });
  }
}

/** The one stream is open. */
export async function abrirFluxo() {
  FonteFalsa.unica.abrir();
  await vi.advanceTimersByTimeAsync(0);
}

/** The server says something through the one stream. */
export async function dizer(mensagem: unknown, id = '') {
  FonteFalsa.unica.dizer(mensagem, id);
  await vi.advanceTimersByTimeAsync(0);
}

/** Channels deliver later, never to the sender, and no more once closed. */
class CanalFalso extends EventTarget {
  static abertos = new Set<CanalFalso>();
  readonly nome: string;

  constructor(nome: string) {
    super();
    this.nome = nome;
    CanalFalso.abertos.add(this);
  }

  postMessage(data: unknown): void {
    const copia = structuredClone(data);
    queueMicrotask(() => {
      for (const canal of CanalFalso.abertos) {
        if (canal === this || canal.nome !== this.nome) continue;
        canal.dispatchEvent(new MessageEvent('message', { data: copia }));
      }
    });
  }

  close(): void {
    CanalFalso.abertos.delete(this);
  }
}

interface Pedido {
  nome: string;
  dono: string;
  conceder: () => void;
  recusar: (erro: unknown) => void;
}

/** Web Locks among the tabs of one browser: a queue per name, `steal`, `ifAvailable`, `signal`. */
class TravasFalsas {
  readonly #fila: Pedido[] = [];
  readonly #donos = new Map<string, Pedido>();
  /** The tab that speaks now; a lock belongs to it. */
  dono = '';

  /** Names of the locks that are waited for, one for each request. */
  get esperando(): string[] {
    return this.#fila.map(({ nome }) => nome);
  }

  #servir(nome: string): void {
    if (this.#donos.has(nome)) return;
    const i = this.#fila.findIndex((pedido) => pedido.nome === nome);
    const [proximo] = i < 0 ? [] : this.#fila.splice(i, 1);
    if (!proximo) return;
    this.#donos.set(nome, proximo);
    queueMicrotask(proximo.conceder);
  }

  #soltar(pedido: Pedido): void {
    if (this.#donos.get(pedido.nome) === pedido) this.#donos.delete(pedido.nome);
    this.#servir(pedido.nome);
  }

  request(
    nome: string,
    opcoes: { signal?: AbortSignal; steal?: boolean; ifAvailable?: boolean },
    usar: (trava: { name: string } | null) => unknown,
  ): Promise<unknown> {
    if (opcoes.ifAvailable && this.#donos.has(nome)) return Promise.resolve(usar(null));
    return new Promise((resolver, recusar) => {
      const dono = this.dono;
      const pedido: Pedido = {
        nome,
        dono,
        recusar,
        conceder: () => {
          this.dono = dono;
          Promise.resolve(usar({ name: nome }))
            .then(resolver, recusar)
            .finally(() => this.#soltar(pedido));
        },
      };
      opcoes.signal?.addEventListener('abort', () => {
        const i = this.#fila.indexOf(pedido);
        if (i >= 0) this.#fila.splice(i, 1);
        recusar(new DOMException('aborted', 'AbortError'));
      });
      if (opcoes.steal) {
        const roubado = this.#donos.get(nome);
        this.#donos.delete(nome);
        this.#fila.unshift(pedido);
        roubado?.recusar(new DOMException('stolen', 'AbortError'));
      } else {
        this.#fila.push(pedido);
      }
      this.#servir(nome);
    });
  }

  /** What the browser does with the locks of a tab that closes. */
  fecharAba(dono: string): void {
    for (const pedido of this.#fila.filter((item) => item.dono === dono)) {
      this.#fila.splice(this.#fila.indexOf(pedido), 1);
    }
    for (const pedido of [...this.#donos.values()].filter((item) => item.dono === dono)) {
      this.#soltar(pedido);
    }
  }
}

export interface Abas extends NavegadorFalso {
  travas: TravasFalsas;
  documento: EventTarget & { visibilityState: string; hasFocus: () => boolean };
  /** What `navigator` says; a test may take the locks away or cut the network. */
  navegador: { onLine: boolean; locks?: unknown };
  mudarRede: (ligada: boolean) => void;
  mudarVisibilidade: (visivel: boolean) => void;
}

/** Puts a browser with locks, channels and streams in place for one test. */
export function montarAbas(): Abas {
  const base = montarNavegador();
  const travas = new TravasFalsas();
  const navegador: Abas['navegador'] = { onLine: true, locks: travas };
  const documento = Object.assign(base.documento, { hasFocus: () => true });
  FonteFalsa.todas = [];
  CanalFalso.abertos.clear();
  vi.stubGlobal('navigator', navegador);
  vi.stubGlobal('EventSource', FonteFalsa);
  vi.stubGlobal('BroadcastChannel', CanalFalso);
  return Object.assign(base, {
    travas,
    documento,
    navegador,
    mudarRede: (ligada: boolean) => {
      navegador.onLine = ligada;
      base.janela.dispatchEvent(new Event(ligada ? 'online' : 'offline'));
    },
    mudarVisibilidade: (visivel: boolean) => {
      documento.visibilityState = visivel ? 'visible' : 'hidden';
      documento.dispatchEvent(new Event('visibilitychange'));
    },
  });
}
