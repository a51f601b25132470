import {
  itemDe,
  type Silenciado,
  TEXTOS_DO_SILENCIO as T,
} from '@dominio/contrato/notificacoes-silenciados';
import type { TipoDeAviso } from '../../../platform/aviso.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { notificacaoNaoEncontrada } from '../notificacoes.policy.ts';
import * as repo from './silenciados.repository.ts';

const resposta = (id: number, silenciado: boolean) => ({
  success: true as const,
  message: silenciado ? 'Item silenciado.' : 'Você volta a ser avisado deste item.',
  id,
  silenciado,
});

/**
 * Mutes what one of the caller's notifications is about, or has them told of it again. What was told
 * already stays. Repeated, it changes nothing.
 *
 * @throws Recusa 404 when the notification is not the caller's; 409 where it is about nothing that can
 *   be muted, about somebody's security, or names the person.
 */
export const silenciar = (
  ctx: Contexto,
  tipos: readonly TipoDeAviso[],
  id: number,
  silenciado: boolean,
) =>
  ctx.transacao(async ({ db, ator, agora }) => {
    const lida = await repo.lerNotificacao(db, ator, id);
    if (!lida) throw notificacaoNaoEncontrada();
    const tipo = tipos.find((um) => um.tipo === lida.tipo_evento);
    if (tipo?.critico) throw estadoInvalido(T.critico);
    if (tipo?.mencao) throw estadoInvalido(T.mencao);
    const item = itemDe(lida.tracking_key);
    if (!item) throw estadoInvalido(T.semItem);
    const feito = { notificacaoId: id, silenciado, mudado_em: agora() };
    return resposta(await repo.silenciar(db, ator, item, feito), silenciado);
  });

/** Changes whether an item that was muted is. @throws Recusa 404 when it is not the caller's. */
export const mudarSilenciado = (ctx: Contexto, id: number, silenciado: boolean) =>
  ctx.transacao(async ({ db, ator, agora }) => {
    const feito = { silenciado, mudado_em: agora() };
    if (!(await repo.mudar(db, ator, id, feito))) throw naoEncontrado();
    return resposta(id, silenciado);
  });

/** What the caller muted. */
export async function listarSilenciados({ db, ator }: Contexto) {
  const linhas = await repo.listar(db, ator);
  const silenciados: Silenciado[] = linhas.map(({ mudado_em, ...linha }) => ({
    ...linha,
    silenciado_em: mudado_em.toISOString(),
  }));
  return { silenciados, total: silenciados.length };
}
