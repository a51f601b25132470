import { lazy, Suspense, useEffect, useState } from 'react';
import { usePode } from '../../../lib/permissoes.tsx';
import { recarregarUmaVez } from '../../../lib/recarregar.ts';
import type { Agenda } from '../use-estado-da-agenda.ts';

const buscar = () => import('./gaveta-da-agenda.tsx');
const GavetaDaAgenda = lazy(() => buscar().catch(recarregarUmaVez));

/**
 * The drawer, its code fetched at the first sign of somebody at the page: the agenda itself is
 * drawn without it, and nobody waits when it opens.
 */
export function GavetaSobDemanda({ agenda }: { agenda: Agenda }) {
  const { novo, agendamento } = agenda.estado;
  // An address may ask for what this person may not do: then nothing opens.
  const podeCriar = usePode('agenda:criar');
  const aberta = novo ? podeCriar : agendamento !== null;
  // Kept once it was needed, so that it can slide out and give the focus back.
  const [usada, setUsada] = useState(aberta);
  if (aberta && !usada) setUsada(true);

  useEffect(() => {
    const controle = new AbortController();
    const preparar = () => {
      // Without network the browser would remember the failure until the page is loaded again.
      if (!navigator.onLine) return;
      controle.abort();
      buscar().catch(() => undefined);
    };
    for (const sinal of ['pointermove', 'pointerdown', 'keydown'] as const) {
      document.addEventListener(sinal, preparar, { signal: controle.signal });
    }
    return () => controle.abort();
  }, []);

  return usada ? (
    <Suspense>
      <GavetaDaAgenda agenda={agenda} aberta={aberta} />
    </Suspense>
  ) : null;
}
