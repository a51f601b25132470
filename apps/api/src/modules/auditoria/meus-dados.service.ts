import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerAtividade } from './meus-dados.repository.ts';

/** What the caller did. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => {
  const { total, itens } = await lerAtividade(db, ator.usuarioId);
  return {
    atividade: { total, itens: itens.map((uma) => ({ ...uma, em: uma.em.toISOString() })) },
  };
};
