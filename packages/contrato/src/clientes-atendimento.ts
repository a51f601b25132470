import { z } from 'zod';
import { IdParams } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { Pessoa } from './pessoas.ts';
import { PAPEIS_DO_VINCULO } from './usuarios-acesso.ts';
import { ItemDeConsulta } from './usuarios-cadastro.ts';

/** Somebody of the staff who serves a client, by a link, a contract that has not ended, or both. */
export const QuemAtende = Pessoa.extend({
  /** Role of the link; null without one. */
  papel: z.enum(PAPEIS_DO_VINCULO).nullable(),
  no_contrato: z.boolean(),
});
export type QuemAtende = z.infer<typeof QuemAtende>;

const Atendimento = z.object({
  /** Who answers for it first. */
  pessoas: z.array(QuemAtende),
  /** The teams that have the client, by a link or a contract that has not ended. */
  times: z.array(ItemDeConsulta),
});
export type Atendimento = z.infer<typeof Atendimento>;

export const atendimentoDeClientesEndpoints = {
  ler: endpoint({
    method: 'GET',
    path: '/api/clients/{id}/quem-atende',
    acesso: 'painel_cliente:visualizar',
    resumo: 'As pessoas e os times que atendem um cliente',
    params: IdParams,
    response: Atendimento,
  }),
} as const;
