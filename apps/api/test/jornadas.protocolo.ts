/** What the browser tests and their applications tell one another. */
import type pg from 'pg';
import type { ServidorDeTeste } from './cluster.ts';

/** Where the clock of an application stands when a test begins: a Wednesday without a holiday near. */
export const INICIO = new Date('2026-03-11T10:00:00-03:00');

/** What a worker needs to bring an application of its own up; goes from process to process. */
export interface Casa {
  readonly servidor: ServidorDeTeste;
  /** Database and files of the demonstration firm. */
  readonly demonstracao: { readonly modelo: string; readonly arquivos: string };
}

/** What an application is handed to start with. */
export interface Partida {
  readonly conexao: pg.PoolConfig;
  /** Where its clock stands still; null: the machine's, and jobs run by it. */
  readonly instante: Date | null;
  readonly ambiente: NodeJS.ProcessEnv;
}
export interface Pedido {
  readonly numero: number;
  readonly nome: string;
  readonly args: readonly unknown[];
}
export type Mensagem =
  | { readonly nomes: readonly string[] }
  | { readonly numero: number; readonly valor: unknown }
  | { readonly numero: number; readonly erro: string };
