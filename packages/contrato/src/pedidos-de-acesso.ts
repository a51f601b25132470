import { z } from 'zod';
import { paragrafo, texto } from './campos.ts';
import { endpoint } from './endpoint.ts';

/** Sentences about requests for access that both API and web use (page book #63). */
export const TEXTOS_DO_PEDIDO = {
  enviado: 'Pedido enviado a quem administra os acessos.',
  permissao: 'Escolha o que você precisa.',
  motivo: 'Diga para que você precisa, com 10 a 300 caracteres.',
  jaTem: 'Você já tem este acesso.',
  jaPediu: 'Você já pediu este acesso. Um novo pedido pode ser feito um dia depois do anterior.',
  soEquipe: 'Só a equipe do escritório pede acessos.',
  ninguem: 'Não há quem receba o pedido agora. Fale com a direção do escritório.',
} as const;
const T = TEXTOS_DO_PEDIDO;

export const MOTIVO_DO_PEDIDO = { minimo: 10, maximo: 300 } as const;

export const PedidoDeAcesso = z.object({
  /** `modulo:acao` of a permission of the firm, its own ones included. */
  permissao: texto(120, T.permissao).min(1, T.permissao),
  motivo: paragrafo(MOTIVO_DO_PEDIDO.maximo, T.motivo).min(MOTIVO_DO_PEDIDO.minimo, T.motivo),
});
export type PedidoDeAcesso = z.output<typeof PedidoDeAcesso>;

const PermissaoDoPedido = z.object({ permissao: z.string(), nome: z.string() });

/** The permissions that the caller lacks and may ask for, and the open requests. */
export const MeusPedidosDeAcesso = z.object({
  /** Only permissions for the staff; empty for a caller who has all. */
  disponiveis: z.array(PermissaoDoPedido),
  pedidos: z.array(PermissaoDoPedido.extend({ motivo: z.string(), pedido_em: z.string() })),
  total: z.int(),
});
export type MeusPedidosDeAcesso = z.infer<typeof MeusPedidosDeAcesso>;

export const pedidosDeAcessoEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/usuarios/me/pedidos-de-acesso',
    acesso: 'sessao',
    resumo: 'O que ainda posso pedir, e o que pedi e ainda não tenho',
    response: MeusPedidosDeAcesso,
  }),
  pedir: endpoint({
    method: 'POST',
    path: '/usuarios/me/pedidos-de-acesso',
    acesso: 'sessao',
    resumo: 'Pedir uma permissão a quem administra os acessos',
    body: PedidoDeAcesso,
    response: z.object({ success: z.literal(true), message: z.string() }),
    status: 201,
  }),
} as const;
