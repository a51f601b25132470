import { lerDispositivo } from '../../platform/dispositivo.ts';
import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerSessoesDe } from './meus-dados.repository.ts';

/** The caller's sessions, ended ones included. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => {
  const { total, itens } = await lerSessoesDe(db, ator.usuarioId);
  return {
    seguranca: {
      sessoes: {
        total,
        itens: itens.map(({ criada_em, ultimo_uso_em, encerrada_em, ...sessao }) => ({
          ...sessao,
          dispositivo: lerDispositivo(sessao.agente).dispositivo,
          criada_em: criada_em.toISOString(),
          ultimo_uso_em: ultimo_uso_em.toISOString(),
          encerrada_em: encerrada_em?.toISOString() ?? null,
        })),
      },
    },
  };
};
