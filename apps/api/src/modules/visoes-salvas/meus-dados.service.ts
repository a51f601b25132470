import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerVisoesDe } from './meus-dados.repository.ts';

/** The caller's saved views. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => ({
  preferencias: { visoes_salvas: await lerVisoesDe(db, ator.usuarioId) },
});
