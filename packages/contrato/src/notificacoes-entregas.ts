import { z } from 'zod';
import { dia, enumeracao, Id, IdParams } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { TIPOS_DE_ITEM } from './notificacoes-silenciados.ts';
import { cursor, limite } from './paginacao.ts';

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

/** A delivery as lists show it: the own ones, for administrators everybody's. */
export const EntregaListada = Entrega.extend({
  id: z.int(),
  pessoa: z.object({ id: z.int(), nome: z.string() }),
  /** The type of event by its name. */
  evento: z.string(),
  /** What the notification is headed by; null for another person's, which is theirs to read. */
  titulo: z.string().nullable(),
  /** Whether the notification was read. */
  lida: z.boolean(),
});
export type EntregaListada = z.infer<typeof EntregaListada>;

const Dia = dia('Informe a data.');

/** The end of the last page: milliseconds and id. */
const Cursor = cursor(/^\d{1,15}-\d{1,15}$/, ([id]) => ({ id: Number(id) }));

const FiltrosDasEntregas = z.object({
  estado: enumeracao(ESTADOS_DA_ENTREGA, 'Estado').optional(),
  canal: enumeracao(CANAIS, 'Meio').optional(),
  /** Whose; without it, an administrator reads everybody's. */
  usuario_id: Id.optional(),
  /** Days of the firm's calendar, both included. */
  de: Dia.optional(),
  ate: Dia.optional(),
  antes_de: Cursor.optional(),
  limit: limite(50, 100),
});
export type FiltrosDasEntregas = z.output<typeof FiltrosDasEntregas>;

export const notificacoesEntregasEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/notifications/entregas',
    acesso: 'sessao',
    resumo: 'As entregas de quem pede nos últimos 30 dias; a administradores, as de todos',
    query: FiltrosDasEntregas,
    response: z.object({
      entregas: z.array(EntregaListada),
      /** The value of `antes_de` for the next page; null at the end. */
      proximo: z.string().nullable(),
    }),
  }),
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
