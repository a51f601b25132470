import { z } from 'zod';
import { IdParams } from './campos.ts';
import { endpoint } from './endpoint.ts';

/** What a notification is about, as keys name it, and as people do: 'Silenciar este agendamento'. */
export const NOME_DO_ITEM = {
  agendamento: { este: 'este agendamento', deste: 'deste agendamento', rotulo: 'Agendamento' },
  cliente: { este: 'este cliente', deste: 'deste cliente', rotulo: 'Cliente' },
  contrato: { este: 'este contrato', deste: 'deste contrato', rotulo: 'Contrato' },
  empresa: { este: 'esta empresa', deste: 'desta empresa', rotulo: 'Empresa' },
  contato: { este: 'este contato', deste: 'deste contato', rotulo: 'Contato' },
  checklist: { este: 'este checklist', deste: 'deste checklist', rotulo: 'Checklist' },
  correcao: { este: 'esta correção', deste: 'desta correção', rotulo: 'Correção' },
  passagem: { este: 'esta passagem', deste: 'desta passagem', rotulo: 'Passagem' },
} as const;
export type TipoDeItem = keyof typeof NOME_DO_ITEM;
export const TIPOS_DE_ITEM = Object.keys(NOME_DO_ITEM) as [TipoDeItem, ...TipoDeItem[]];

export interface ItemDoAviso {
  readonly tipo: TipoDeItem;
  readonly id: number;
}

/**
 * What a notification is about, by its key `{evento}:{entidade}:{id}[:{bucket}]` (dominios.md §5c),
 * after which an `@` frees the key for another day; of a person's own access, of an integration or of what was sent by hand there is nothing to mute.
 */
export function itemDe(trackingKey: string): ItemDoAviso | null {
  const [, tipo, id] = /^[^:]+:([a-z]+):(\d{1,15})(?:[:@]|$)/.exec(trackingKey) ?? [];
  return tipo !== undefined && Object.hasOwn(NOME_DO_ITEM, tipo)
    ? { tipo: tipo as TipoDeItem, id: Number(id) }
    : null;
}

export const TEXTOS_DO_SILENCIO = {
  semItem: 'Esta notificação não é de um item que se possa silenciar.',
  critico: 'Avisos de segurança não são silenciados.',
  mencao: 'Menções a você não são silenciadas.',
} as const;

/** What somebody muted, under the notification by which they did. */
export const Silenciado = z.object({
  id: z.int(),
  item_tipo: z.enum(TIPOS_DE_ITEM),
  item_id: z.int(),
  /** What that notification said; null once it is gone. */
  titulo: z.string().nullable(),
  mensagem: z.string().nullable(),
  url: z.string().nullable(),
  silenciado_em: z.string(),
});
export type Silenciado = z.infer<typeof Silenciado>;

const body = z.object({ silenciado: z.boolean() });
const response = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Names what is muted, to undo it whatever becomes of the notification. */
  id: z.int(),
  silenciado: z.boolean(),
});

const base = '/api/notifications';

export const notificacoesSilenciadosEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: `${base}/silenciados`,
    acesso: 'sessao',
    resumo: 'Os itens de que quem pede não é avisado',
    response: z.object({ silenciados: z.array(Silenciado), total: z.int() }),
  }),
  silenciar: endpoint({
    method: 'PUT',
    path: `${base}/{id}/silenciar`,
    acesso: 'sessao',
    resumo: 'Silenciar o item de uma notificação, ou voltar a ser avisado dele',
    params: IdParams,
    body,
    response,
  }),
  mudar: endpoint({
    method: 'PUT',
    path: `${base}/silenciados/{id}`,
    acesso: 'sessao',
    resumo: 'Voltar a ser avisado de um item silenciado, ou silenciar de novo',
    params: IdParams,
    body,
    response,
  }),
} as const;
