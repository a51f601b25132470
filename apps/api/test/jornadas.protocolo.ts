/** What the browser tests and the processes of their applications tell one another. */
import type { ServidorDeTeste } from './cluster.ts';

/** Where the clock of an application stands when a test begins: a Wednesday without a holiday near. */
export const INICIO = new Date('2026-03-11T10:00:00-03:00');

/** What a process is handed to start with. */
export interface Partida {
  readonly servidor: ServidorDeTeste;
  readonly ambiente: NodeJS.ProcessEnv;
}
export interface Pedido {
  readonly numero: number;
  readonly nome: string;
  readonly args: readonly unknown[];
}
export type Mensagem =
  | { readonly numero: number; readonly valor: unknown }
  | { readonly numero: number; readonly erro: string };
