import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerClientesDe } from './meus-dados.repository.ts';

/** The clients that the caller is linked to. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => ({
  vinculos: { clientes: await lerClientesDe(db, ator.usuarioId) },
});
