import { z } from 'zod';
import { Diferenca, paginaDoHistorico } from './auditoria.ts';
import { Id, IdParams, listaDe } from './campos.ts';
import { CamposDoCliente } from './clientes.ts';
import { camposDaSituacao } from './clientes-situacao.ts';
import { endpoint } from './endpoint.ts';

/** The fields of a client's record, each with a history of its own. */
const { situacao_ato: _, ...daSituacao } = camposDaSituacao;
const campos = { ...CamposDoCliente.shape, ...daSituacao };
const CAMPOS = Object.keys(campos) as (keyof typeof campos)[];
export type CampoDoCliente = (typeof CAMPOS)[number];

/** One change of one field: who made it, when, from what to what. Personal data are masked. */
export const MudancaDoCampo = Diferenca.extend({
  em: z.string(),
  /** Null for the system itself. */
  autor: z.object({ id: z.int(), nome: z.string() }).nullable(),
});
export type MudancaDoCampo = z.infer<typeof MudancaDoCampo>;

export const historicoDeClientesEndpoints = {
  campos: endpoint({
    method: 'GET',
    path: '/api/clients/{id}/historico-campos',
    acesso: 'clientes:visualizar',
    resumo: 'As mudanças de cada campo da ficha de um cliente, da mais nova à mais antiga',
    params: IdParams,
    query: z.object({
      /** All of them, if absent. */
      campos: listaDe(z.enum(CAMPOS, { error: 'Campo desconhecido.' })).optional(),
      /** Only this one of the firm's own fields. */
      campo_personalizado: Id.optional(),
      ...paginaDoHistorico,
    }),
    response: z.object({
      mudancas: z.array(MudancaDoCampo),
      /** The value of `antes_de` for the next page; null at the end. */
      proximo: z.string().nullable(),
    }),
  }),
} as const;
