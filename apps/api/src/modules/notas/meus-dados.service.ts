import { MAXIMO_POR_LISTA } from '@dominio/contrato/meus-dados';
import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { contarNotasDe, lerNotasDe } from './meus-dados.repository.ts';

/** The notes that the caller wrote. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => {
  const linhas = await lerNotasDe(db, ator.usuarioId, MAXIMO_POR_LISTA);
  return {
    notas: {
      total: await contarNotasDe(db, ator.usuarioId),
      itens: linhas.map((linha) => ({ ...linha, criado_em: linha.criado_em.toISOString() })),
    },
  };
};
