import type { Plataforma } from '../../../platform/plataforma.ts';
import { entregar } from './entregar.service.ts';

declare module '../../../platform/eventos.ts' {
  interface Eventos {
    /** Deliveries are due; those of one person and way that waited go as one message. */
    'notificacao.entregar': { ids: readonly number[]; juntas: boolean };
  }
}

/** Carries out what is due, by e-mail and push. */
export function registrarEventosDasEntregas(plataforma: Plataforma): void {
  plataforma.jobs.aoAcontecer('notificacao.entregar', 'entregar', (dados, job) =>
    entregar(plataforma, job, dados),
  );
}
