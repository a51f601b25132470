import { z } from 'zod';
import { Booleano, IdParams, Instante } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { ListaDeNotificacoes, Mutacao } from './notificacoes.ts';
import { limite } from './paginacao.ts';

/** Texts that only the open list uses: in a file of their own, not loaded at the start. */
export const TEXTOS_DAS_ACOES = {
  limparTodas: 'Limpar todas',
  manterImportantes: 'Manter importantes',
  limparTudo: 'Limpar tudo',
  erroAoRemover: 'Erro ao remover notificação',
  erroAoAlterar: 'Erro ao alterar status da notificação',
  erroAoLimpar: 'Erro ao limpar notificações do cache',
  marqueAntes: 'Marque como lida antes de remover.',
  tarde: 'O tempo para desfazer a remoção já passou.',
  horaDaSoneca: 'Escolha um horário entre 5 minutos e 90 dias à frente.',
} as const;

/** How far ahead a notification may be snoozed to, in milliseconds (dominios.md §5c). */
export const SONECA = { minimo: 5 * 60_000, maximo: 90 * 86_400_000 } as const;

/** The answer of a removal. Undoing it names the instant. */
const Remocao = Mutacao.extend({
  removidas: z.int(),
  removida_em: z.string(),
  desfazer_ate: z.string(),
});
export type Remocao = z.infer<typeof Remocao>;

/** The instant of a removal, to the millisecond, as the removal answered it. */
const Lote = z.iso
  .datetime({ error: 'Informe o momento da remoção, como ela o respondeu.' })
  .transform((valor) => new Date(valor));

const base = '/api/notifications';

export const notificacoesAcoesEndpoints = {
  importantes: endpoint({
    method: 'GET',
    path: `${base}/user/{id}/important`,
    acesso: 'sessao',
    resumo: 'As notificações importantes mais novas de quem pede',
    params: IdParams,
    query: z.object({ limit: limite(20, 50) }),
    response: ListaDeNotificacoes,
  }),
  alternarImportante: endpoint({
    method: 'PUT',
    path: `${base}/{id}/toggle-important`,
    acesso: 'sessao',
    resumo: 'Marcar ou desmarcar uma notificação como importante',
    params: IdParams,
    response: Mutacao.extend({ importante: z.boolean() }),
  }),
  adiar: endpoint({
    method: 'PUT',
    path: `${base}/{id}/snooze`,
    acesso: 'sessao',
    resumo: 'Adiar uma notificação até um horário; sem horário, ela volta à lista como estava',
    params: IdParams,
    body: z.object({ ate: Instante.nullable() }),
    response: Mutacao.extend({ adiada_ate: z.string().nullable() }),
  }),
  remover: endpoint({
    method: 'DELETE',
    path: `${base}/{id}`,
    acesso: 'sessao',
    resumo: 'Remover uma notificação lida; a não lida, só quem a criou ou administrador',
    params: IdParams,
    response: Remocao,
  }),
  removerDoUsuario: endpoint({
    method: 'DELETE',
    path: `${base}/user/{id}`,
    acesso: 'sessao',
    resumo: 'Remover todas as notificações de uma pessoa: a própria, ou administrador',
    params: IdParams,
    response: Remocao,
  }),
  limpar: endpoint({
    method: 'DELETE',
    path: `${base}/cache`,
    acesso: 'sessao',
    resumo: 'Limpar as notificações de quem pede, todas ou menos as importantes',
    query: z.object({ manter_importantes: Booleano.optional() }),
    response: Remocao,
  }),
  restaurar: endpoint({
    method: 'POST',
    path: `${base}/cache/restaurar`,
    acesso: 'sessao',
    resumo: 'Desfazer uma remoção de notificações, por até 30 s',
    body: z.object({ removida_em: Lote }),
    response: Mutacao,
  }),
} as const;
