import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import cartao from '../../../components/painel/cartao.module.css';
import { marcarAgora, palavraDoAgora } from '../agora.ts';
import { LinhaDoDia } from './linha-do-dia.tsx';
import classes from './linhas-do-dia.module.css';
import { RostosDosParticipantes } from './rostos-dos-participantes.tsx';

interface Props {
  agendamentos: readonly Agendamento[];
  /** Marks in a list of today what is over, under way and next. */
  agora?: Date;
}

/** Appointments as the rows of a card of /inicio, with their participants. */
export function LinhasDoDia({ agendamentos, agora }: Props) {
  const marcas = agora && marcarAgora(agendamentos, agora);
  return (
    <ul className={cartao.linhas}>
      {agendamentos.map((agendamento) => {
        const quando = marcas?.get(agendamento.id);
        const palavra =
          agora && quando && palavraDoAgora(quando, agendamento.data_hora_inicio, agora);
        return (
          <li key={agendamento.id} className={classes.linha} data-quando={quando}>
            <LinhaDoDia
              agendamento={agendamento}
              lado={
                <>
                  {palavra && <strong className={classes.palavra}>{palavra}</strong>}
                  <RostosDosParticipantes participantes={agendamento.participantes} />
                </>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
