import type { Db } from '../../platform/db.ts';
import * as repo from './sessoes.repository.ts';

/** Those of these sessions that the authenticator would still accept. */
export async function sessoesVivas(
  db: Db,
  ids: readonly string[],
  { agora, horasSemUso }: { agora: Date; horasSemUso: number },
): Promise<ReadonlySet<string>> {
  const semUsoDesde = new Date(agora.getTime() - horasSemUso * 3_600_000);
  return new Set(await repo.lerSessoesVivas(db, ids, { agora, semUsoDesde }));
}

/** The sessions of tokens, with their people as they are now, for the authenticator. */
export const { lerSessoes, tocarSessao } = repo;
export type LinhaDeSessao = repo.LinhaDeSessao;
