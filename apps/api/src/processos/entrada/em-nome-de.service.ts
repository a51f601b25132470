import type { Ator } from '../../platform/acesso/ator.ts';
import { registrar } from '../../platform/auditoria/auditoria.ts';
import { type Contexto, criarContexto } from '../../platform/contexto.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import type { Plataforma } from '../../platform/plataforma.ts';

/** The context of what is done in somebody's name without a session of theirs. */
export const emNomeDe = (
  { banco, agora, log, id }: Trabalho,
  { aoVivo, jobs }: Pick<Plataforma, 'aoVivo' | 'jobs'>,
  ator: Ator,
): Contexto =>
  criarContexto({
    banco,
    ator,
    requestId: `trabalho:${id}`,
    ip: null,
    log: log as Contexto['log'],
    agora,
    aoVivo,
    publicar: jobs.publicar,
    registrar: (db, origem, ...registros) =>
      registrar(db, { ...origem, sessaoId: null }, ...registros),
  });
