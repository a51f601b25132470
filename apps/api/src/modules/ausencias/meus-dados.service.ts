import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerAusenciasDe, lerSubstituicoesDe } from './meus-dados.repository.ts';

/** The caller's absences, and whom the caller stands in for. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => ({
  ausencias: await lerAusenciasDe(db, ator.usuarioId),
  substituicoes: await lerSubstituicoesDe(db, ator.usuarioId),
});
