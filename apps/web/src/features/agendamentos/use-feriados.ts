import { ANOS_DOS_FERIADOS } from '@dominio/contrato/feriados';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Feriados } from '../../components/calendario/tipos.ts';
import { feriadosOptions } from './agendamentos.queries.ts';
import type { Periodo } from './periodo.ts';

/** Query of the holidays of a day's year; it asks nothing where those are not known. */
function doAnoDe(dia: string) {
  const ano = Number(dia.slice(0, 4));
  const conhecido = ano >= ANOS_DOS_FERIADOS.primeiro && ano <= ANOS_DOS_FERIADOS.ultimo;
  return { ...feriadosOptions(ano), enabled: conhecido };
}

/**
 * The days on which the firm keeps closed in the years of a period, which are two at most; none until
 * they were read.
 */
export function useFeriados({ primeiro, ultimo }: Pick<Periodo, 'primeiro' | 'ultimo'>): Feriados {
  const { data: doPrimeiro } = useQuery(doAnoDe(primeiro));
  const { data: doUltimo } = useQuery(doAnoDe(ultimo));
  return useMemo(() => {
    const dias = [...(doPrimeiro ?? []), ...(doUltimo ?? [])];
    return new Map(dias.map(({ data, nome }) => [data, nome]));
  }, [doPrimeiro, doUltimo]);
}
