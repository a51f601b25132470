import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import classes from '../../../components/painel/cartao.module.css';
import { LinhaDoDia } from './linha-do-dia.tsx';
import { RostosDosParticipantes } from './rostos-dos-participantes.tsx';

/** Appointments as the rows of a card of /inicio, with their participants. */
export function LinhasDoDia({ agendamentos }: { agendamentos: readonly Agendamento[] }) {
  return (
    <ul className={classes.linhas}>
      {agendamentos.map((agendamento) => (
        <li key={agendamento.id}>
          <LinhaDoDia
            agendamento={agendamento}
            lado={<RostosDosParticipantes participantes={agendamento.participantes} />}
          />
        </li>
      ))}
    </ul>
  );
}
