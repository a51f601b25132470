import { Suspense, useEffect, useState } from 'react';
import { usePode } from '../../../lib/permissoes.tsx';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import type { Agenda } from '../use-estado-da-agenda.ts';

const GavetaDaAgenda = sobDemanda(() => import('./gaveta-da-agenda.tsx'));

/**
 * The drawer, whose code is fetched when somebody first moves the pointer or presses a key: the
 * page is drawn without it, and the drawer opens without delay.
 */
export function GavetaSobDemanda({ agenda }: { agenda: Agenda }) {
  const { novo, agendamento } = agenda.estado;
  // For `?novo=1` without the permission to create, nothing opens.
  const podeCriar = usePode('agenda:criar');
  const aberta = novo ? podeCriar : agendamento !== null;
  // Once opened it stays mounted, so that it can slide out and give the focus back.
  const [usada, setUsada] = useState(aberta);
  if (aberta && !usada) setUsada(true);

  useEffect(() => {
    const controle = new AbortController();
    const preparar = () => {
      if (!navigator.onLine) return;
      controle.abort();
      GavetaDaAgenda.adiantar();
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
