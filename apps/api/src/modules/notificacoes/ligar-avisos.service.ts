import type { TipoDeAviso } from '../../platform/aviso.ts';
import type { NomeDoEvento } from '../../platform/eventos.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { notificar } from './notificar.service.ts';

/** Notifies people of the events that the types of the manifests name, each type in a job of its own. */
export function ligarAvisos({ jobs, aoVivo }: Plataforma, tipos: readonly TipoDeAviso[]): void {
  for (const tipo of tipos) {
    for (const [evento, montar] of Object.entries(tipo.quando ?? {})) {
      jobs.aoAcontecer(evento as NomeDoEvento, tipo.tipo, async (dados, job) => {
        const { banco, agora } = job;
        const avisos = (await montar(dados as never, job)) ?? [];
        for (const aviso of [avisos].flat())
          await notificar({ banco, aoVivo, jobs, agora }, tipo, aviso);
      });
    }
  }
}
