import type { Intervalo } from '@dominio/contrato/agendamentos-saida';
import { formatarData, formatarIntervalo } from '../../../lib/formato.ts';
import { periodoPorExtenso } from '../agendamentos.rotulos.ts';
import { ausenciaPorExtenso } from '../ausencia.ts';
import { participantesOcupados } from '../conflito.ts';
import type { Disponibilidade } from '../use-disponibilidade.ts';
import classes from './formulario-de-agendamento.module.css';

interface Props {
  disponibilidade: Disponibilidade | undefined;
  eu: number;
  /** The chosen day, `AAAA-MM-DD`. */
  dia: string;
  aoEscolher: (horario: Intervalo) => void;
}

/** Says before saving who is absent or busy at the chosen time, or that everybody is free. */
export function AvisoDeOcupados({ disponibilidade, eu, dia, aoEscolher }: Props) {
  const ocupados = participantesOcupados(disponibilidade?.conflitos ?? [], eu);
  const ausentes = disponibilidade?.ausentes ?? [];
  const vazio = ocupados.length === 0 && ausentes.length === 0;
  return (
    <div role="status" className={classes.ocupados} data-vazio={vazio || undefined}>
      {ausentes.map((ausente) => (
        <p key={`ausente-${ausente.id}`}>{ausenciaPorExtenso(ausente, eu)}</p>
      ))}
      {ocupados.map(({ id, nome, conflitos }) => (
        <p key={id}>
          {nome} tem agendamento{' '}
          {conflitos.map((conflito) => periodoPorExtenso(conflito, dia)).join(' e ')}.
        </p>
      ))}
      {ocupados.length > 0 && disponibilidade && disponibilidade.sugestoes.length > 0 && (
        <p className={classes.livres}>
          Livres para todos:
          {disponibilidade.sugestoes.map((sugestao) => (
            <button
              key={sugestao.data_hora_inicio}
              type="button"
              onClick={() => aoEscolher(sugestao)}
            >
              {formatarData(sugestao.data_hora_inicio, 'diaMes')},{' '}
              {formatarIntervalo(sugestao.data_hora_inicio, sugestao.data_hora_termino)}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
