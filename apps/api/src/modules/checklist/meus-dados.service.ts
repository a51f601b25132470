import { MAXIMO_POR_LISTA } from '@dominio/contrato/meus-dados';
import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { contarRespondidas, lerRespondidas } from './meus-dados.repository.ts';

/** What the caller answered for their company. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => {
  const linhas = await lerRespondidas(db, ator.usuarioId, MAXIMO_POR_LISTA);
  return {
    respostas_ao_escritorio: {
      total: await contarRespondidas(db, ator.usuarioId),
      itens: linhas.map((linha) => ({
        ...linha,
        respondido_em: linha.respondido_em?.toISOString() ?? null,
      })),
    },
  };
};
