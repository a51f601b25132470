import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { ler } from './configuracao-usuario.repository.ts';

/** The caller's settings of the screen. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => ({
  preferencias: { configuracao: await ler(db, ator) },
});
