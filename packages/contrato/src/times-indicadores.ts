import { z } from 'zod';
import { IdParams } from './campos.ts';
import { SITUACOES_DO_CLIENTE } from './clientes-situacao.ts';
import { endpoint } from './endpoint.ts';

/** How many days the agenda of a team is counted back and ahead. */
export const DIAS_DOS_INDICADORES = 30;

/**
 * What may be counted of a team today; each part is null for who lacks its permission. Clients and
 * contracts are counted in the caller's scope.
 */
export const IndicadoresDoTime = z.object({
  /** By status, in the order of its steps; only those that some client has. */
  clientes: z
    .array(z.object({ situacao: z.enum(SITUACOES_DO_CLIENTE), total: z.int() }))
    .nullable(),
  contratos: z
    .object({
      em_vigor: z.int(),
      /** Null for who may not see amounts. */
      valor_mensal_centavos: z.int().nullable(),
    })
    .nullable(),
  /** Appointments in which members take part, each counted once. */
  agenda: z
    .object({
      proximos: z.int(),
      /** Minutes of agenda per week of all members together, in the days to come. */
      minutos_por_semana: z.int(),
      realizados: z.int(),
      sem_desfecho: z.int(),
    })
    .nullable(),
  /** Members who are away today, by name; why is not told. */
  ausentes: z.array(z.object({ id: z.int(), nome: z.string(), ate: z.string() })),
});
export type IndicadoresDoTime = z.infer<typeof IndicadoresDoTime>;

/** What each team has to do in the days to come, and how many of it are away today. */
const CargaDoTime = z.object({
  id: z.int(),
  /** As in `IndicadoresDoTime`; null for who does not read the agenda. */
  minutos_por_semana: z.int().nullable(),
  ausentes: z.int(),
});
export type CargaDoTime = z.infer<typeof CargaDoTime>;

export const indicadoresDoTimeEndpoints = {
  carga: endpoint({
    method: 'GET',
    path: '/times-completos/carga',
    acesso: 'times:acessar',
    resumo: 'As horas de agenda por semana e os ausentes de hoje, de todos os times',
    response: z.object({ times: z.array(CargaDoTime) }),
  }),
  ler: endpoint({
    method: 'GET',
    path: '/times-completos/{id}/indicadores',
    acesso: 'times:acessar',
    resumo: 'Clientes, contratos, agenda e ausências de um time, cada parte pela sua permissão',
    params: IdParams,
    response: IndicadoresDoTime,
  }),
} as const;
