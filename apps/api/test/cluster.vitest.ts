import type { TestProject } from 'vitest/node';
import { ligarServidorDeTeste, type ServidorDeTeste } from './cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    servidorDeTeste: ServidorDeTeste;
  }
}

/** Vitest's global setup: one server and its two model databases for the whole run. */
export default async function ligar({ provide }: TestProject) {
  const { servidor, desligar } = await ligarServidorDeTeste();
  provide('servidorDeTeste', servidor);
  return desligar;
}
