import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { ler } from './favoritos.repository.ts';

/** The caller's favourite pages. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => ({
  preferencias: { favoritos: (await ler(db, ator))?.favoritos ?? [] },
});
