import type { TipoDeAviso } from '../../../platform/aviso.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import { entregar } from './entregar.service.ts';

declare module '../../../platform/eventos.ts' {
  interface Eventos {
    /** Deliveries are due; those of one person and way that waited go as one message. */
    'notificacao.entregar': { ids: readonly number[]; juntas: boolean };
  }
}

interface Aplicacao {
  readonly plataforma: Plataforma;
  readonly modulos: readonly { readonly avisos?: readonly TipoDeAviso[] }[];
}

/** Carries out what is due, by e-mail and push. Needs the manifests, so it is registered as routes are. */
export function registrarEventosDasEntregas({ plataforma, modulos }: Aplicacao): void {
  const tipos = modulos.flatMap(({ avisos = [] }) => avisos);
  plataforma.jobs.aoAcontecer('notificacao.entregar', 'entregar', (dados, job) =>
    entregar({ ...plataforma, tipos }, job, dados),
  );
}
