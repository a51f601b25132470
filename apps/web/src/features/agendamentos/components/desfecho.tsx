import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { Suspense } from 'react';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { podeDizerDesfecho } from '../sem-desfecho.ts';
import classes from './desfecho.module.css';

const BotoesDoDesfecho = sobDemanda(() => import('./botoes-do-desfecho.tsx'));

/**
 * How an appointment that is over ended, said where it stands by one click. It takes the same room
 * before its code is there, and none where nothing may be said.
 */
export function Desfecho({ agendamento }: { agendamento: Agendamento }) {
  if (!podeDizerDesfecho(agendamento)) return null;
  return (
    <span className={classes.lugar}>
      <Suspense>
        <BotoesDoDesfecho agendamento={agendamento} />
      </Suspense>
    </span>
  );
}
