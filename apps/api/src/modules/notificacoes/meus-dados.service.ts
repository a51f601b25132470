import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerNotificacoesDe } from './meus-dados.repository.ts';

/** What the caller was told, the archive included. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => {
  const { total, itens } = await lerNotificacoesDe(db, ator.usuarioId);
  return {
    notificacoes: {
      total,
      itens: itens.map((uma) => ({ ...uma, criado_em: uma.criado_em.toISOString() })),
    },
  };
};
