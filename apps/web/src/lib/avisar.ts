import type { ReactNode } from 'react';
import { aoComecarDocumento } from './documento.ts';

/** Toasts last 5000 ms (specification part 1 §9); one that offers an action, 8 s (decisoes.md §6). */
export const DURACAO_DO_AVISO = 5_000;
export const DURACAO_COM_ACAO = 8_000;

export type TipoDeAviso = 'sucesso' | 'erro' | 'info';

export interface Aviso {
  titulo: string;
  mensagem?: ReactNode;
  /** One thing to do about it, such as undoing. The toast closes when it is chosen. */
  acao?: {
    rotulo: string;
    aoEscolher: () => void;
    /** A click anywhere on the toast chooses it, as its button does. */
    noAvisoInteiro?: boolean;
  };
  /** Milliseconds; `false` keeps it until it is closed. */
  duracao?: number | false;
  /** Called when it is gone from the screen, in whatever way. */
  aoFechar?: () => void;
}

export type AvisoPedido = Aviso & { tipo: TipoDeAviso; id: string };

type Mostrador = (aviso: AvisoPedido) => void;
type Retirador = (id: string) => void;

let mostrador: Mostrador | undefined;
let retirador: Retirador | undefined;
let pedirMostrador: (() => void) | undefined;
const fila: AvisoPedido[] = [];
aoComecarDocumento(() => void fila.splice(0));

/**
 * Connects the component that draws toasts. What was asked before it arrived is shown at once.
 * Returns the way to disconnect it.
 */
export function conectarAvisos(mostrar: Mostrador, retirar?: Retirador): () => void {
  mostrador = mostrar;
  retirador = retirar;
  for (const aviso of fila.splice(0)) mostrar(aviso);
  return () => {
    mostrador = undefined;
    retirador = undefined;
  };
}

/**
 * Sets the function that fetches the component's code. It is called when a toast is to be shown and
 * the component is not there yet.
 */
export function aoPrecisarDeAvisos(buscar: () => void): void {
  pedirMostrador = buscar;
  if (fila.length > 0) buscar();
}

/** Fetches the component before the first toast, so that the toast shows at once. */
export function prepararAvisos(): void {
  if (!mostrador) pedirMostrador?.();
}

let ultimo = 0;

function pedir(tipo: TipoDeAviso, aviso: Aviso): string {
  ultimo += 1;
  const pedido: AvisoPedido = { ...aviso, tipo, id: `aviso-${ultimo}` };
  if (mostrador) {
    mostrador(pedido);
  } else {
    fila.push(pedido);
    pedirMostrador?.();
  }
  return pedido.id;
}

/** How long a toast stays, in milliseconds, or `false` until it is closed. */
export const duracaoDoAviso = ({ duracao, acao }: Aviso): number | false =>
  duracao ?? (acao ? DURACAO_COM_ACAO : DURACAO_DO_AVISO);

/** Short messages that do not interrupt: `role="status"`, and `role="alert"` for errors. */
export const avisar = {
  sucesso: (aviso: Aviso) => pedir('sucesso', aviso),
  erro: (aviso: Aviso) => pedir('erro', aviso),
  info: (aviso: Aviso) => pedir('info', aviso),
};

/** Takes a toast away before its time; one that is gone already stays gone. */
export function retirarAviso(id: string): void {
  const naFila = fila.findIndex((aviso) => aviso.id === id);
  if (naFila >= 0) fila.splice(naFila, 1);
  retirador?.(id);
}
