/** The messages between the browser tests and the processes of their applications. */
import type { ServidorDeTeste } from './cluster.ts';

/** The application's clock when a test begins: a Wednesday without a holiday near. */
export const INICIO = new Date('2026-03-11T10:00:00-03:00');

/** What a process gets at its start. */
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
