import { MAXIMO_POR_LISTA } from '@dominio/contrato/meus-dados';
import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { contarMinhas, lerMinhas } from './meus-dados.repository.ts';

/** The notes that the caller wrote, of clients that the caller still sees. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => {
  const linhas = await lerMinhas(db, ator, MAXIMO_POR_LISTA);
  return {
    notas: {
      total: await contarMinhas(db, ator),
      itens: linhas.map((linha) => ({ ...linha, criado_em: linha.criado_em.toISOString() })),
    },
  };
};
