import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import * as repo from './meus-dados.repository.ts';

/** The caller's groups, and the permissions given to the caller directly. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => {
  const diretas = await repo.lerPermissoesDiretas(db, ator.usuarioId);
  return {
    vinculos: {
      grupos: await repo.lerGruposDe(db, ator.usuarioId),
      permissoes_diretas: diretas.map(({ modulo, acao }) => `${modulo}:${acao}`),
    },
  };
};
