import { z } from 'zod';
import { busca, Feito, IdParams } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';
import { ItemDeConsulta } from './usuarios-cadastro.ts';

/** States of an invitation: its link works, has expired, or was withdrawn. */
export const ESTADOS_DO_CONVITE = ['valido', 'expirado', 'cancelado'] as const;
export type EstadoDoConvite = (typeof ESTADOS_DO_CONVITE)[number];

export const ORDENS_DE_CONVITES = ['nome', 'email', 'enviado'] as const;

export const FiltrosDeConvites = z.object({
  /** Name or e-mail, ignoring accents and case. */
  termo: busca(200).optional(),
  estado: z.enum(ESTADOS_DO_CONVITE).optional().catch(undefined),
  /** If absent, newest first. */
  ordenar: z.enum(ORDENS_DE_CONVITES).optional().catch(undefined),
  direcao: z.enum(['asc', 'desc']).optional().catch(undefined),
  ...paginacao(50, 200),
});
export type FiltrosDeConvites = z.output<typeof FiltrosDeConvites>;

/** A person who has not accepted the invitation. */
export const ConviteDaLista = z.object({
  id: z.int(),
  nome: z.string(),
  email: z.string(),
  avatar_url: z.string(),
  tem_avatar: z.boolean(),
  /** The primary one first. */
  grupos: z.array(ItemDeConsulta),
  time_nome: z.string().nullable(),
  cliente_nome: z.string().nullable(),
  estado: z.enum(ESTADOS_DO_CONVITE),
  /** Who sent the newest invitation; null if it was sent before this was stored. */
  convidado_por: ItemDeConsulta.nullable(),
  enviado_em: z.string().nullable(),
  /** Until when the link works, or worked; null for a withdrawn invitation. */
  expira_em: z.string().nullable(),
  /** What the caller may do with the invitation. */
  acoes: z.object({ reenviar_convite: z.boolean(), cancelar_convite: z.boolean() }),
});
export type ConviteDaLista = z.infer<typeof ConviteDaLista>;

export const convitesEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/usuarios/convites',
    acesso: 'usuarios:visualizar',
    resumo: 'Convites à espera de resposta, das pessoas no alcance de quem pede',
    query: FiltrosDeConvites,
    response: z.object({ convites: z.array(ConviteDaLista), ...rodapeDaLista }),
  }),
  reenviar: endpoint({
    method: 'POST',
    path: '/usuarios/{id}/convite',
    acesso: 'user_management:acessar',
    resumo: 'Enviar outro convite; o anterior deixa de valer',
    params: IdParams,
    response: Feito,
  }),
  cancelar: endpoint({
    method: 'DELETE',
    path: '/usuarios/{id}/convite',
    acesso: 'user_management:acessar',
    resumo: 'Cancelar um convite: o link deixa de valer, e a pessoa continua convidada',
    params: IdParams,
    response: Feito,
  }),
} as const;
