import type { Plataforma } from '../../platform/plataforma.ts';
import { andar } from './lote.jobs.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** Companies are to be looked up, one after another. */
    'receita.lote_pedido': { id: number };
  }
}

/** Begins at once; what is left over is taken up by the minute's job. */
export function registrarEventosDoLote(plataforma: Plataforma): void {
  plataforma.jobs.aoAcontecer('receita.lote_pedido', 'consultar', (_pedido, job) =>
    andar(job, plataforma),
  );
}
