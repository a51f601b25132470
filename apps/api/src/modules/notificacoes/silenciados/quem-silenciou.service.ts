import { type ItemDoAviso, itemDe } from '@dominio/contrato/notificacoes-silenciados';
import type { Db } from '../../../platform/db.ts';
import { lerDe } from './silenciados.repository.ts';

const chaveDe = (usuarioId: number, { tipo, id }: ItemDoAviso) => `${usuarioId}:${tipo}:${id}`;

/** Tells whether one of these people muted what one of these keys is about. */
export async function quemSilenciou(
  db: Db,
  usuarioIds: readonly number[],
  chaves: readonly string[],
): Promise<(usuarioId: number, trackingKey: string) => boolean> {
  const itens = [...new Set(chaves)].flatMap((chave) => itemDe(chave) ?? []);
  if (itens.length === 0) return () => false;
  const linhas = await lerDe(db, usuarioIds, itens);
  const mudos = new Set(linhas.map(({ usuario_id, ...item }) => chaveDe(usuario_id, item)));
  return (usuarioId, trackingKey) => {
    const item = itemDe(trackingKey);
    return item !== null && mudos.has(chaveDe(usuarioId, item));
  };
}
