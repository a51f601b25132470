import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerContratosDe } from './meus-dados.repository.ts';

/** The contracts that the caller is responsible for. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => ({
  vinculos: { contratos_sob_responsabilidade: await lerContratosDe(db, ator.usuarioId) },
});
