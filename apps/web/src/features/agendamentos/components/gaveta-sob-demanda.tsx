import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { Suspense, useState } from 'react';
import { useLugarDaGaveta } from '../../../components/ui/use-lugar-da-gaveta.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { useAdiantar } from '../../../lib/use-adiantar.ts';
import type { Agenda } from '../use-estado-da-agenda.ts';

const GavetaDaAgenda = sobDemanda(() => import('./gaveta-da-agenda.tsx'));

interface Props {
  agenda: Agenda;
  /** The appointments behind, which the panel steps through. */
  agendamentos: readonly Agendamento[];
}

/** The panel, whose code is fetched ahead of its first opening. */
export function GavetaSobDemanda(props: Props) {
  const { agenda } = props;
  const { novo, agendamento } = agenda.estado;
  // For `?novo=1` without the permission to create, nothing opens.
  const podeCriar = usePode('agenda:criar');
  const aberta = novo ? podeCriar : agendamento !== null;
  useLugarDaGaveta(aberta);
  // Once opened it stays mounted, so that it can slide out and give the focus back.
  const [usada, setUsada] = useState(aberta);
  if (aberta && !usada) setUsada(true);

  useAdiantar(GavetaDaAgenda);

  return usada ? (
    <Suspense>
      <GavetaDaAgenda {...props} aberta={aberta} />
    </Suspense>
  ) : null;
}
