import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { listarTodos } from './clientes.repository.ts';
import { lerClientesDe } from './meus-dados.repository.ts';

/** The clients that the caller is linked to, and the favourites among those that they may see. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => ({
  vinculos: { clientes: await lerClientesDe(db, ator.usuarioId) },
  preferencias: {
    clientes_favoritos: (await listarTodos(db, ator, { favoritos: true })).map(({ id, nome }) => ({
      id,
      nome,
    })),
  },
});
