import type {
  Comando,
  NomeDoComando,
  RespostaDeComando,
} from '@dominio/contrato/notificacoes-comandos';
import type { Contexto } from '../../platform/contexto.ts';
import { segundos } from './notificacoes.presenter.ts';
import * as servico from './notificacoes.service.ts';
import { remover } from './remover-notificacoes.ts';
import { adiar } from './soneca.service.ts';

/** The person's tabs, in every browser, read the notifications again. */
async function pedirReleitura({ ator, agora, aoVivo }: Contexto): Promise<RespostaDeComando> {
  await aoVivo.publicar([ator.usuarioId], {
    type: 'notification_updated',
    timestamp: segundos(agora()),
    data: { id: null },
  });
  return { success: true, message: 'As notificações serão lidas de novo.' };
}

/** What each command does: the use case of the call of the same name. The contract has seen the id. */
const FAZER: Record<
  NomeDoComando,
  (ctx: Contexto, id: number, ate: Date | null) => Promise<RespostaDeComando>
> = {
  mark_as_read: servico.marcarLida,
  mark_all_read: (ctx) => servico.marcarTodas(ctx),
  toggle_important: servico.alternarImportante,
  snooze: adiar,
  delete: (ctx, id) => remover(ctx, id),
  refresh: (ctx) => pedirReleitura(ctx),
};

/**
 * Carries out a command on the caller's notifications, under the guards of the call that does the
 * same.
 *
 * @throws Recusa as that call does.
 */
export async function comandar(
  ctx: Contexto,
  { command, data }: Comando,
): Promise<RespostaDeComando> {
  const { success, message } = await FAZER[command](ctx, data?.id ?? 0, data?.ate ?? null);
  return { success, message };
}
