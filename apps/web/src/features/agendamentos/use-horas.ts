import { useRef } from 'react';
import { somarMinutos } from '../../components/campos/hora-digitada.ts';
import { duracaoDoHorario, type Horario, horarioAceito } from './horario.ts';
import { formatarDuracao } from './horas-livres.ts';

type Horas = Pick<Horario, 'inicio' | 'termino'>;

/** Text beside an end in the list: the length it gives; nothing without a start. */
export const comDuracao = (inicio: string) => (termino: string) =>
  inicio ? `${termino} (${formatarDuracao(duracaoDoHorario({ inicio, termino }))})` : termino;

/**
 * Two hours of which the end follows the start, so that the length stays. A field is blank while it
 * is typed over, so the last known length is remembered.
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
    /** An end chosen without a start stays when the start is chosen. */
    mudarTermino: (novo: string) => {
      duracao.current = 0;
      mudar({ termino: novo });
    },
    /** Sets the end by the length, in minutes. */
    mudarDuracao: (minutos: number) => {
      duracao.current = minutos;
      if (inicio) mudar({ termino: somarMinutos(inicio, minutos) });
    },
  };
}
