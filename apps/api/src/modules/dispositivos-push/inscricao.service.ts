import { randomUUID } from 'node:crypto';
import { type Inscricao, TEXTOS_DO_PUSH } from '@dominio/contrato/push';
import type { Contexto, ContextoPublico } from '../../platform/contexto.ts';
import { campoInvalido, Recusa } from '../../platform/erros.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { destinoDoPush } from '../../platform/push/destino.ts';
import { rede, reservar } from '../sessoes/freio/freio.service.ts';
import * as repo from './dispositivos-push.repository.ts';
import * as rules from './inscricao.rules.ts';

type Meios = Pick<Plataforma, 'config' | 'cofre'>;

const MINUTO = 60_000;
/** How long a device waits for its person (decisoes.md §6). */
export const ESPERA_DO_DONO_MS = 10 * MINUTO;
const MAXIMO_SEM_DONO = 1_000;

const invalida = (campo: string) => campoInvalido(campo, TEXTOS_DO_PUSH.inscricaoInvalida);

/**
 * The keys of a subscription that pushes could be sent to.
 *
 * @throws Recusa 422 where its address is of no push service or its key is none.
 */
function exigirInscricao({ endpoint, keys }: Inscricao, { config }: Meios) {
  if (!destinoDoPush(endpoint, config)) throw invalida('endpoint');
  if (!keys || !rules.ehChaveDeDispositivo(keys.p256dh)) throw invalida('keys');
  return keys;
}

const desativado = (device_id: string) => ({
  success: true as const,
  device_id,
  message: TEXTOS_DO_PUSH.desativado,
});

/** Takes the caller's device out; one that is not there, or is somebody else's, changes nothing. */
function desinscrever(ctx: Contexto, inscricao: Inscricao) {
  return ctx.transacao(async (tx) => {
    const endpoint_sha256 = rules.resumoDoEndpoint(inscricao.endpoint);
    const removido = await repo.remover(tx.db, tx.ator, { endpoint_sha256 });
    if (removido) await tx.auditar({ acao: 'dispositivo_push.desativado' });
    return desativado(removido?.device_id ?? rules.idDado(inscricao) ?? randomUUID());
  });
}

/**
 * Subscribes the caller's device, or takes it out. Sent again, it says that the device is still
 * there. Beyond ten devices the one confirmed longest ago gives way.
 *
 * @throws Recusa 422 for an address that is of no push service, a key that is none, and a device of
 *   somebody else whose keys are others (seguranca.md P21).
 */
export function inscrever(
  ctx: Contexto,
  meios: Meios,
  inscricao: Inscricao,
  agenteDoPedido: string | null,
) {
  if (inscricao.action === 'unsubscribe') return desinscrever(ctx, inscricao);
  const chaves = exigirInscricao(inscricao, meios);
  const endpoint_sha256 = rules.resumoDoEndpoint(inscricao.endpoint);
  return ctx.transacao(async (tx) => {
    const { usuarioId, sessaoId } = tx.ator;
    const agora = tx.agora();
    const atual = await repo.travarDoEndpoint(tx.db, endpoint_sha256);
    if (atual && !rules.podeAssumir(atual, usuarioId, chaves)) throw invalida('endpoint');
    const device_id = rules.idDado(inscricao) ?? atual?.device_id ?? randomUUID();
    const impressao = rules.impressaoDe(inscricao);
    const id = await repo.gravar(tx.db, {
      usuario_id: usuarioId,
      sessao_id: sessaoId,
      device_id,
      endpoint: inscricao.endpoint,
      endpoint_sha256,
      ...chaves,
      ...rules.descricaoDe(inscricao, agenteDoPedido),
      ...(impressao !== null && {
        impressao: meios.cofre.resumir('dispositivos-push/impressao', impressao),
        impressao_em: agora,
      }),
      confirmado_em: agora,
    });
    await repo.removerRepetidos(tx.db, { usuarioId, deviceId: device_id, menos: id });
    const demais = await repo.removerExcedentes(tx.db, usuarioId);
    if (atual?.usuario_id !== usuarioId) await tx.auditar({ acao: 'dispositivo_push.ativado' });
    const message = demais > 0 ? TEXTOS_DO_PUSH.ativadoNoLugar : TEXTOS_DO_PUSH.ativado;
    return { success: true as const, device_id, message };
  });
}

/**
 * Keeps the device of somebody who sends no session for ten minutes, and delivers nothing to it:
 * only the same address, sent with a session, makes it a person's (decisoes.md §6). It changes
 * nothing about a device that is somebody's, and the answer does not tell.
 *
 * @throws Recusa 422 as `inscrever`; 429 beyond five a minute from one network, and while a thousand
 *   wait.
 */
export async function guardarSemDono(
  ctx: ContextoPublico,
  meios: Meios,
  inscricao: Inscricao,
  agenteDoPedido: string | null,
) {
  const endpoint_sha256 = rules.resumoDoEndpoint(inscricao.endpoint);
  const agora = ctx.agora();
  const limite = { chave: `push-rede:${rede(ctx.ip)}`, maximo: 5, janelaMs: MINUTO };
  const device_id = rules.idDado(inscricao) ?? randomUUID();
  if (inscricao.action === 'unsubscribe') {
    await reservar(ctx.db, [limite], agora);
    await repo.removerSemDono(ctx.db, endpoint_sha256);
    return desativado(device_id);
  }
  const chaves = exigirInscricao(inscricao, meios);
  await reservar(ctx.db, [limite], agora);
  return ctx.transacao(async (tx) => {
    const atual = await repo.travarDoEndpoint(tx.db, endpoint_sha256);
    const esperam = await repo.contarSemDono(tx.db, new Date(agora.getTime() - ESPERA_DO_DONO_MS));
    if (!atual && esperam >= MAXIMO_SEM_DONO) throw new Recusa('MUITAS_TENTATIVAS');
    if (!atual) {
      await repo.gravar(tx.db, {
        device_id,
        endpoint: inscricao.endpoint,
        endpoint_sha256,
        ...chaves,
        ...rules.descricaoDe(inscricao, agenteDoPedido),
        confirmado_em: agora,
      });
    }
    return { success: true as const, device_id, message: TEXTOS_DO_PUSH.ativado };
  });
}
