import type { Resposta } from '@dominio/contrato/endpoint';
import {
  CANAIS,
  type Canal,
  type notificacoesEntregasEndpoints,
} from '@dominio/contrato/notificacoes-entregas';
import { itemDe } from '@dominio/contrato/notificacoes-silenciados';
import type { TipoDeAviso } from '../../../platform/aviso.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import { notificacaoNaoEncontrada } from '../notificacoes.policy.ts';
import { lerRegras } from '../preferencias/preferencias.repository.ts';
import { juntarEventos } from '../preferencias/preferencias.rules.ts';
import { quemSilenciou } from '../silenciados/quem-silenciou.service.ts';
import * as repo from './entregas.repository.ts';

/** Of each way one, in the order in which the ways are shown everywhere. */
const naOrdem = <E extends { readonly canal: Canal }>(entregas: readonly E[]): E[] =>
  entregas.toSorted((a, b) => CANAIS.indexOf(a.canal) - CANAIS.indexOf(b.canal));

/**
 * Why the caller got one of their notifications, or did not, by each way.
 *
 * @throws Recusa 404 when it is not the caller's or does not exist.
 */
export async function porQueRecebi(
  { db, ator }: Contexto,
  tipos: readonly TipoDeAviso[],
  id: number,
): Promise<Resposta<typeof notificacoesEntregasEndpoints.porQue>> {
  const lida = await repo.lerDaNotificacao(db, ator, id);
  if (!lida) throw notificacaoNaoEncontrada();
  const evento = juntarEventos(tipos, await lerRegras(db)).find(
    (um) => um.tipo === lida.tipo_evento,
  );
  const tipo = tipos.find((um) => um.tipo === lida.tipo_evento);
  const item = tipo?.critico || tipo?.mencao ? null : itemDe(lida.tracking_key);
  const silenciou = await quemSilenciou(db, [ator.usuarioId], [lida.tracking_key]);
  return {
    item: item && { tipo: item.tipo, silenciado: silenciou(ator.usuarioId, lida.tracking_key) },
    evento: evento?.titulo ?? lida.titulo,
    descricao: evento?.descricao ?? '',
    entregas: naOrdem(lida.entregas).map(({ canal, estado, motivo, quando, atualizado_em }) => ({
      canal,
      estado,
      motivo,
      em: (quando ?? atualizado_em).toISOString(),
    })),
  };
}
