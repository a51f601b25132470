import { z } from 'zod';
import { enumeracao, IdParams, paragrafo } from './campos.ts';
import { NOME_DO_GRUPO_DO_CHECKLIST, RESPOSTAS_DO_CLIENTE } from './checklist.ts';
import { endpoint } from './endpoint.ts';

/** What the firm asked the client for, as the client's people see it. */
export const PendenciaDoCliente = z.object({
  /** Of the item, within the client's own checklist. */
  id: z.int(),
  titulo: z.string(),
  grupo: z.enum(
    Object.keys(NOME_DO_GRUPO_DO_CHECKLIST) as [keyof typeof NOME_DO_GRUPO_DO_CHECKLIST],
  ),
  /** What is to be sent. */
  orientacao: z.string().nullable(),
  pedido_em: z.string(),
  /** Null until somebody of the client answers. */
  resposta: z
    .object({
      tipo: z.enum(RESPOSTAS_DO_CLIENTE),
      texto: z.string(),
      em: z.string(),
      por: z.string().nullable(),
    })
    .nullable(),
});
export type PendenciaDoCliente = z.infer<typeof PendenciaDoCliente>;

/** The open ones first, the longest asked for first; then those that the firm still looks at. */
export const PendenciasDoCliente = z.object({ pendencias: z.array(PendenciaDoCliente) });
export type PendenciasDoCliente = z.infer<typeof PendenciasDoCliente>;

const TEXTO_INVALIDO = 'A resposta deve ter de 1 a 500 caracteres.';

export const RespostaDoCliente = z.object({
  resposta: enumeracao(RESPOSTAS_DO_CLIENTE, 'Resposta', 'inválida'),
  /** By what way it was sent, or why it cannot be. */
  texto: paragrafo(500, TEXTO_INVALIDO).min(1, TEXTO_INVALIDO),
});
export type RespostaDoCliente = z.output<typeof RespostaDoCliente>;

const base = '/api/area-cliente/pendencias';

/**
 * What the client's people owe the firm (page book §5). The client is the caller's own: no call takes
 * one. The staff, who belong to no client, have none.
 */
export const pendenciasEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: base,
    acesso: 'sessao',
    resumo: 'O que o escritório pediu à empresa de quem pede; vazio para a equipe',
    response: PendenciasDoCliente,
  }),
  responder: endpoint({
    method: 'POST',
    path: `${base}/{id}/responder`,
    acesso: 'sessao',
    resumo: 'Dizer do que foi pedido que foi enviado, ou por que não há',
    params: IdParams,
    body: RespostaDoCliente,
    response: PendenciasDoCliente,
  }),
  retirar: endpoint({
    method: 'DELETE',
    path: `${base}/{id}/resposta`,
    acesso: 'sessao',
    resumo: 'Retirar a resposta, enquanto o escritório nada disse dela',
    params: IdParams,
    response: PendenciasDoCliente,
  }),
} as const;
