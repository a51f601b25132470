import { useRef } from 'react';
import { somarMinutos } from '../../components/campos/hora-digitada.ts';
import { duracaoDoHorario, type Horario, horarioAceito } from './horario.ts';
import { formatarDuracao } from './horas-livres.ts';

type Horas = Pick<Horario, 'inicio' | 'termino'>;

/** What an end says in the list: how long after the start it comes. Nothing more without a start. */
export const comDuracao = (inicio: string) => (termino: string) =>
  inicio ? `${termino} (${formatarDuracao(duracaoDoHorario({ inicio, termino }))})` : termino;

/**
 * Two hours that go together: a new start takes the end along, so that the length stays. Typing
 * over a field passes through blanks, so the last length that was known is remembered.
 */
export function useHoras({ inicio, termino }: Horas, mudar: (horas: Partial<Horas>) => void) {
  const duracao = useRef(0);
  return {
    mudarInicio: (novo: string) => {
      if (inicio && termino) {
        const horas = { inicio, termino };
        duracao.current = horarioAceito(horas) ? duracaoDoHorario(horas) : 0;
      }
      const leva = novo && duracao.current > 0;
      mudar({ inicio: novo, ...(leva && { termino: somarMinutos(novo, duracao.current) }) });
    },
    /** An end chosen while there is no start stays when the start comes. */
    mudarTermino: (novo: string) => {
      duracao.current = 0;
      mudar({ termino: novo });
    },
    /** Minutes from start to end. */
    mudarDuracao: (minutos: number) => {
      duracao.current = minutos;
      if (inicio) mudar({ termino: somarMinutos(inicio, minutos) });
    },
  };
}
