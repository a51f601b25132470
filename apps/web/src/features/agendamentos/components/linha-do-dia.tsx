import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { formatarHora } from '../../../lib/formato.ts';
import { enderecoDoAgendamento } from '../agendamentos.endereco.ts';
import {
  corDoAgendamento,
  detalheSemInicio,
  rotuloDoStatus,
  semEfeito,
} from '../agendamentos.rotulos.ts';
import { SEM_DESFECHO, semDesfecho } from '../sem-desfecho.ts';
import { Desfecho } from './desfecho.tsx';
import classes from './linha-do-dia.module.css';

interface Props {
  agendamento: Agendamento;
  /** Content at the right end of the row, such as the participants. */
  lado?: ReactNode;
  aoAbrir?: () => void;
}

/**
 * An appointment as a row of a card: start, colour of its type, title, place and end; one that is
 * over is given its outcome beside them.
 */
export function LinhaDoDia({ agendamento, lado, aoAbrir }: Props) {
  const riscado = semEfeito(agendamento);
  return (
    <div className={classes.linha}>
      <Link
        to={enderecoDoAgendamento(agendamento.id)}
        className={classes.corpo}
        style={{ '--cor-do-evento': corDoAgendamento(agendamento) } as CSSProperties}
        data-riscado={riscado || undefined}
        onClick={aoAbrir}
      >
        <time className={classes.hora} dateTime={agendamento.data_hora_inicio}>
          {formatarHora(agendamento.data_hora_inicio)}
        </time>
        <span className={classes.barra} />
        <span className={classes.texto}>
          <span className={classes.titulo}>{agendamento.titulo}</span>
          <span className={classes.detalhe}>
            {riscado && `${rotuloDoStatus(agendamento.status)} · `}
            {semDesfecho(agendamento) && `${SEM_DESFECHO} · `}
            {detalheSemInicio(agendamento)}
          </span>
        </span>
        {lado}
      </Link>
      <Desfecho agendamento={agendamento} />
    </div>
  );
}
