import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerNotificacoesDe } from './meus-dados.repository.ts';

/** The caller's notifications, archived ones included. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => {
  const { total, itens } = await lerNotificacoesDe(db, ator.usuarioId);
  return {
    notificacoes: {
      total,
      itens: itens.map((uma) => ({ ...uma, criado_em: uma.criado_em.toISOString() })),
    },
  };
};
