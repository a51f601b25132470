import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerAreasDe } from './meus-dados.repository.ts';

/** The document areas open to the caller. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => ({
  vinculos: { areas_de_documentos: await lerAreasDe(db, ator.usuarioId) },
});
