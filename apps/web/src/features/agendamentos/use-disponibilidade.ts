import type { Intervalo } from '@dominio/contrato/agendamentos-saida';
import { useDebouncedValue } from '@mantine/hooks';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chaves, conflitosOptions } from './agendamentos.queries.ts';

/** Milliseconds after the last change before the server is asked. */
const ESPERA_MS = 400;

interface Pergunta {
  horario: Intervalo | null;
  ids: readonly number[];
  /** Id of the appointment being edited, which does not make its own people busy. */
  ignorar?: number | undefined;
  tipo?: number | undefined;
}

/**
 * Who is free, busy or absent at a time, `lida` undefined while the answer for this time is missing;
 * `erro` says why there is none.
 */
export function useDisponibilidade({ horario, ids, ignorar, tipo }: Pergunta) {
  const pergunta = JSON.stringify({
    ...horario,
    participantes: [...ids].sort((a, b) => a - b),
    ...(ignorar !== undefined && { agendamento_id: ignorar }),
    ...(tipo !== undefined && { tipo_agendamento_id: tipo }),
  });
  const [assentada] = useDebouncedValue(pergunta, ESPERA_MS);
  const pronta = horario !== null && ids.length > 0 && assentada === pergunta;
  const { data, error, isFetching, refetch } = useQuery(
    pronta
      ? conflitosOptions(JSON.parse(assentada))
      : { queryKey: chaves.conflitos(JSON.parse(assentada)), queryFn: skipToken },
  );
  const lida = useMemo(() => {
    if (!data || !pronta) return undefined;
    const ocupados = new Set(
      data.conflitos.flatMap(({ participantes }) => participantes.map(({ id }) => id)),
    );
    const perguntados = new Set<number>(JSON.parse(assentada).participantes);
    const ausentes = new Map(data.ausentes.map((um) => [um.id, um]));
    return {
      /** Whether the answer is about this person. */
      sabe: (id: number) => perguntados.has(id),
      /** The person's absence at that time, if any. */
      ausente: (id: number) => ausentes.get(id),
      ocupado: (id: number) => ocupados.has(id),
      conflitos: data.conflitos,
      ausentes: data.ausentes,
      sugestoes: data.sugestoes,
    };
  }, [data, pronta, assentada]);
  return { lida, erro: pronta && !data ? error : null, lendo: isFetching, tentar: refetch };
}

export type Disponibilidade = NonNullable<ReturnType<typeof useDisponibilidade>['lida']>;
