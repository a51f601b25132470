import { z } from 'zod';
import { IdParams } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { TIPOS_DE_ITEM } from './notificacoes-silenciados.ts';

/** The ways by which people are told. */
export const CANAIS = ['sistema', 'email', 'push'] as const;
export type Canal = (typeof CANAIS)[number];

/** What becomes of a notification by one way (dominios.md §5c). */
export const ESTADOS_DA_ENTREGA = ['pendente', 'enviado', 'falhou', 'adiado', 'suprimido'] as const;
export type EstadoDaEntrega = (typeof ESTADOS_DA_ENTREGA)[number];

/** Why a delivery waits or is withheld. */
export const MOTIVOS_DA_ENTREGA = [
  'regra',
  'preferencia',
  'item_silenciado',
  'silencio',
  'ausencia',
  'resumo',
  'sem_conta',
  'sem_dispositivo',
  'ja_lida',
  'vencido',
  'recusado',
] as const;
export type MotivoDaEntrega = (typeof MOTIVOS_DA_ENTREGA)[number];

export const NOME_DO_CANAL: Readonly<Record<Canal, string>> = {
  sistema: 'Sino',
  email: 'E-mail',
  push: 'Push',
};

/** What a delivery came to, and why, by one way. */
export const Entrega = z.object({
  canal: z.enum(CANAIS),
  estado: z.enum(ESTADOS_DA_ENTREGA),
  motivo: z.enum(MOTIVOS_DA_ENTREGA).nullable(),
  /** When what waits is due, else when it came to this. */
  em: z.string(),
});
export type Entrega = z.infer<typeof Entrega>;

export const notificacoesEntregasEndpoints = {
  porQue: endpoint({
    method: 'GET',
    path: '/api/notifications/{id}/entregas',
    acesso: 'sessao',
    resumo: 'Por que quem pede recebeu, ou não, uma notificação por cada meio',
    params: IdParams,
    response: z.object({
      /** The type of event by its name, and when it is told. */
      evento: z.string(),
      descricao: z.string(),
      /** What it is about, where the person may mute it, and whether they did. */
      item: z.object({ tipo: z.enum(TIPOS_DE_ITEM), silenciado: z.boolean() }).nullable(),
      /** Empty for one of more than 30 days ago. */
      entregas: z.array(Entrega),
    }),
  }),
} as const;
