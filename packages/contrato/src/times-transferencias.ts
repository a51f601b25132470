import { z } from 'zod';
import { dia, Feito, Id, IdParams, idsDe, versaoLida } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { MAXIMO_DE_CLIENTES_DO_TIME } from './times.ts';

/** How far ahead a transfer may be set, in days. */
export const DIAS_PARA_TRANSFERIR = 365;

export const TEXTOS_DA_TRANSFERENCIA = {
  diaPassado: 'Escolha um dia depois de hoje.',
  diaDistante: 'Escolha um dia dentro de um ano.',
  jaMarcada: 'Há clientes com transferência já marcada deste time. Cancele-a antes.',
  naoEncontrada: 'Transferência não encontrada.',
  jaFeita: 'Esta transferência já foi feita ou cancelada.',
} as const;

/** Set for a day; done then; not done then, for the reason told; called off. */
export const SITUACOES_DA_TRANSFERENCIA = ['marcada', 'feita', 'recusada', 'cancelada'] as const;

const CLIENTES = 'Informe a lista de clientes.';

const NovaTransferencia = z.object({
  /** The team that takes them over. */
  para_id: Id,
  /** Those that move; by default all of the team's in the caller's scope. */
  cliente_ids: idsDe(CLIENTES, MAXIMO_DE_CLIENTES_DO_TIME)
    .refine((ids) => ids.length > 0, CLIENTES)
    .optional(),
  /** The day on which they move: one after today. */
  em: dia('Data inválida. Use o formato AAAA-MM-DD.'),
  ...versaoLida,
});
export type NovaTransferencia = z.output<typeof NovaTransferencia>;

const Nomeado = z.object({ id: z.int(), nome: z.string() });

export const TransferenciaMarcada = z.object({
  id: z.int(),
  de: Nomeado,
  para: Nomeado,
  em: z.string(),
  situacao: z.enum(SITUACOES_DA_TRANSFERENCIA),
  /**
   * What came of it on the day, or why nothing did, for who asked for it: it counts clients that others
   * may not see. Null before, and for others.
   */
  resultado: z.string().nullable(),
  pedida_por: Nomeado,
  /** How many of its clients the caller sees. */
  clientes_total: z.int(),
  acoes: z.object({ cancelar: z.boolean() }),
});
export type TransferenciaMarcada = z.infer<typeof TransferenciaMarcada>;

const path = '/times-completos/{id}/transferencias';

export const transferenciasDoTimeEndpoints = {
  listar: endpoint({
    method: 'GET',
    path,
    acesso: 'times:acessar',
    resumo:
      'Transferências de carteira marcadas de um time e para ele, e as que já passaram há pouco',
    params: IdParams,
    response: z.object({ transferencias: z.array(TransferenciaMarcada), total: z.int() }),
  }),
  marcar: endpoint({
    method: 'POST',
    path,
    acesso: 'times:editar',
    resumo: 'Marcar para um dia a passagem de clientes de um time a outro',
    params: IdParams,
    body: NovaTransferencia,
    response: z.object({
      success: z.literal(true),
      message: z.string(),
      transferencia: TransferenciaMarcada,
    }),
    status: 201,
  }),
  cancelar: endpoint({
    method: 'DELETE',
    path: `${path}/{transferencia_id}`,
    acesso: 'times:editar',
    resumo: 'Cancelar uma transferência marcada que ainda não foi feita',
    params: z.object({ id: Id, transferencia_id: Id }),
    response: Feito,
  }),
} as const;
