import type { Plataforma } from '../../platform/plataforma.ts';
import { type Entrega, entregarPush } from './entrega.service.ts';
import { ENTREGA_DO_TIPO } from './mensagem.rules.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A push that a device's service did not take now; `desde` is when it was first sent. */
    'push.adiado': { entrega: Entrega; desde: string };
  }
}

/** How long a push is tried again, well before the queue gives the job up as lost. */
const DESISTIR_APOS_MS = 30 * 60_000;

/** What happens after the events of this module. */
export function registrarEventosDeDispositivosPush(plataforma: Plataforma): void {
  const { jobs } = plataforma;
  jobs.aoAcontecer('push.adiado', 'repetir', async ({ entrega, desde }, job) => {
    const idade = job.agora().getTime() - Date.parse(desde);
    const { ttlS } = { ...ENTREGA_DO_TIPO[entrega.mensagem.type], ...entrega };
    if (idade > Math.min(DESISTIR_APOS_MS, ttlS * 1_000)) return;
    const feita = await entregarPush({ ...plataforma, log: job.log }, entrega);
    if (feita === 'sem_dispositivo' || !feita.repetir) return;
    const { dispositivos } = feita.repetir;
    // Those that have the message now are left out of what comes next.
    if (dispositivos.length < (entrega.soPara?.length ?? 0)) {
      const soPara = [...dispositivos];
      await jobs.publicar(job.banco, 'push.adiado', { entrega: { ...entrega, soPara }, desde });
      return;
    }
    // Each device waits as its own row says; the queue comes back with its own growing pauses.
    throw new Error('o serviço de push ainda não atende');
  });
}
