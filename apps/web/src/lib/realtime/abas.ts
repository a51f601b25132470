import type { EstadoDaConexao } from './conexao.ts';
import { disputarLideranca, type Lideranca } from './lideranca.ts';

/** What the tab that holds the connection tells the others. */
export type Recado =
  | { tipo: 'mensagem'; texto: string; posicao: number | undefined }
  | { tipo: 'estado'; estado: EstadoDaConexao; posicao: number | undefined };

type NoCanal = Recado | { tipo: 'pergunta' };

interface Papeis {
  /** This tab holds the connection from now on. */
  aoAssumir(): void;
  /** This tab no longer holds the connection: another tab took it over. */
  aoPerder(): void;
  /** A tab that has just opened asks how things stand. */
  aoPerguntarem(): Recado;
  /** The tab that holds the connection said something. */
  aoOuvir(recado: Recado): void;
}

export interface Abas {
  entrar(): void;
  sair(): void;
  /** Tells the other tabs; says nothing unless this one leads. */
  dizer(recado: Recado): void;
}

/**
 * A leader silent for longer is taken for gone: a browser may suspend a tab without closing it,
 * and a suspended tab still holds its lock. Two beats of the server and a little more.
 */
export const SILENCIO_DO_LIDER = 70_000;

const visivel = () => document.visibilityState === 'visible';

/** The person's open tabs, one of which leads. */
function abasUnidas(nome: string, travas: LockManager, papeis: Papeis): Abas {
  let canal: BroadcastChannel | undefined;
  let lideranca: Lideranca | undefined;
  let lider = false;
  let relogio: ReturnType<typeof setTimeout> | undefined;

  const falar = (dito: NoCanal) => canal?.postMessage(dito);

  function vigiarOLider(): void {
    clearTimeout(relogio);
    relogio = setTimeout(() => {
      if (lider) return;
      if (visivel() && navigator.onLine) lideranca?.tomar();
      vigiarOLider();
    }, SILENCIO_DO_LIDER);
  }

  function ouvir({ data }: MessageEvent<NoCanal>): void {
    if (data.tipo === 'pergunta') {
      if (lider) falar(papeis.aoPerguntarem());
      return;
    }
    if (lider) return;
    vigiarOLider();
    papeis.aoOuvir(data);
  }

  return {
    entrar() {
      canal = new BroadcastChannel(nome);
      canal.addEventListener('message', ouvir);
      falar({ tipo: 'pergunta' });
      vigiarOLider();
      lideranca = disputarLideranca(nome, travas, {
        aoAssumir() {
          lider = true;
          papeis.aoAssumir();
        },
        aoPerder() {
          lider = false;
          papeis.aoPerder();
          falar({ tipo: 'pergunta' });
          vigiarOLider();
        },
      });
    },
    sair() {
      clearTimeout(relogio);
      lider = false;
      canal?.close();
      canal = undefined;
      lideranca?.parar();
    },
    dizer(recado) {
      if (lider) falar(recado);
    },
  };
}

/**
 * Without locks or channels (a page served over plain http on a local network has no locks) each
 * tab has a connection of its own while it is in view: browsers open six per server at most, and
 * hidden tabs must not use them up.
 */
function abaSozinha(papeis: Papeis): Abas {
  const conferir = () => (visivel() ? papeis.aoAssumir() : papeis.aoPerder());
  return {
    entrar() {
      document.addEventListener('visibilitychange', conferir);
      conferir();
    },
    sair: () => document.removeEventListener('visibilitychange', conferir),
    dizer: () => undefined,
  };
}

/** Brings this tab together with the person's others, where the browser can. */
export function abasDaPessoa(usuarioId: number, papeis: Papeis): Abas {
  const juntas = 'locks' in navigator && 'BroadcastChannel' in globalThis;
  return juntas
    ? abasUnidas(`dominio.tempo-real.${usuarioId}`, navigator.locks, papeis)
    : abaSozinha(papeis);
}
