import { ANOS_DOS_FERIADOS } from '@dominio/contrato/feriados';
import { useQueries } from '@tanstack/react-query';
import type { Feriados } from '../../components/calendario/tipos.ts';
import { feriadosOptions } from './agendamentos.queries.ts';
import type { Periodo } from './periodo.ts';

/** The years of a period whose holidays are known. */
function anosDe({ primeiro, ultimo }: Pick<Periodo, 'primeiro' | 'ultimo'>): number[] {
  const [de, ate] = [Number(primeiro.slice(0, 4)), Number(ultimo.slice(0, 4))];
  return [...new Set([de, ate])].filter(
    (ano) => ano >= ANOS_DOS_FERIADOS.primeiro && ano <= ANOS_DOS_FERIADOS.ultimo,
  );
}

/** The days on which the firm keeps closed in the years of a period; none until they were read. */
export const useFeriados = (periodo: Periodo): Feriados =>
  useQueries({
    queries: anosDe(periodo).map(feriadosOptions),
    combine: juntar,
  });

function juntar(
  lidos: readonly { data: { data: string; nome: string }[] | undefined }[],
): Feriados {
  return new Map(lidos.flatMap(({ data = [] }) => data.map(({ data: dia, nome }) => [dia, nome])));
}
