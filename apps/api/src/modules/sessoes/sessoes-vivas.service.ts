import type { Db } from '../../platform/db.ts';
import * as repo from './sessoes.repository.ts';

/** Which of these sessions would still be let in, by the rules of the authenticator. */
export async function sessoesVivas(
  db: Db,
  ids: readonly string[],
  { agora, horasSemUso }: { agora: Date; horasSemUso: number },
): Promise<ReadonlySet<string>> {
  const semUsoDesde = new Date(agora.getTime() - horasSemUso * 3_600_000);
  return new Set(await repo.lerSessoesVivas(db, ids, { agora, semUsoDesde }));
}

/** The session behind a token with the person it stands for now, for the authenticator. */
export const { lerSessao, tocarSessao } = repo;
export type LinhaDeSessao = repo.LinhaDeSessao;
