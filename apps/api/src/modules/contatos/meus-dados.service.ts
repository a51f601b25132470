import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerContatosDe } from './meus-dados.repository.ts';

/** What is kept of the caller as a contact of their client. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => ({
  contatos: await lerContatosDe(db, ator.usuarioId),
});
