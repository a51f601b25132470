import type { Conflito, Intervalo } from '@dominio/contrato/agendamentos-saida';
import { dataCivil } from '@dominio/contrato/datas';
import { Button } from '@mantine/core';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { formatarData, formatarIntervalo } from '../../../lib/formato.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { participantesOcupados } from '../conflito.ts';
import classes from './dialogos-da-agenda.module.css';

interface Props {
  conflitos: readonly Conflito[];
  sugestoes: readonly Intervalo[];
  enviando: boolean;
  aoEscolher: (horario: Intervalo) => void;
  aoInsistir: () => void;
  aoVoltar: () => void;
}

/**
 * Hours with their day, because a conflict may lie on another day than the one the person has in
 * mind.
 */
function quando(
  { data_hora_inicio: inicio, data_hora_termino: termino }: Intervalo,
  formato: 'diaMes' | 'diaDaSemana',
): string {
  const horas = formatarIntervalo(inicio, termino);
  // Past midnight `intervalo` names both days already.
  const umDia = dataCivil(new Date(inicio)) === dataCivil(new Date(termino));
  return umDia ? `${formatarData(inicio, formato)}, ${horas}` : horas;
}

/**
 * Shows who is busy when, and offers three free times, saved by one click, and saving in spite of
 * the conflict.
 */
export default function DialogoDeConflito(props: Props) {
  const { conflitos, sugestoes, enviando, aoEscolher, aoInsistir, aoVoltar } = props;
  const eu = useSessao((sessao) => sessao.usuario?.id);
  return (
    <Dialogo titulo="Conflito de horário" aoFechar={aoVoltar} rotuloDeFechar="Voltar">
      <ul className={classes.ocupados}>
        {participantesOcupados(conflitos, eu).map(({ id, nome, conflitos: dele }) => (
          <li key={id}>
            <strong>{nome}</strong> já tem agendamento:
            <ul>
              {dele.map((conflito) => (
                <li key={conflito.agendamento_id}>
                  {quando(conflito, 'diaMes')} · {conflito.titulo}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {sugestoes.length > 0 && (
        <fieldset className={classes.sugestoes}>
          <legend>Horários livres para todos</legend>
          {sugestoes.map((sugestao, indice) => (
            <Button
              key={sugestao.data_hora_inicio}
              variant="default"
              justify="flex-start"
              classNames={{ root: classes.sugestao, label: classes.rotulo }}
              disabled={enviando}
              data-autofocus={indice === 0 || undefined}
              onClick={() => aoEscolher(sugestao)}
            >
              {quando(sugestao, 'diaDaSemana')}
            </Button>
          ))}
        </fieldset>
      )}
      <div className={classes.acoes}>
        <Button variant="default" onClick={aoVoltar} disabled={enviando}>
          Voltar
        </Button>
        <Button
          variant="default"
          className={classes.insistir}
          onClick={aoInsistir}
          loading={enviando}
        >
          Salvar mesmo assim
        </Button>
      </div>
    </Dialogo>
  );
}
