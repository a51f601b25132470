import type { EntregarMeusDados } from '../../platform/meus-dados.ts';
import { lerAgendamentosDe } from './meus-dados.repository.ts';

/** The appointments of which the caller is creator or member. */
export const meusDados: EntregarMeusDados = async ({ db, ator }) => {
  const id = ator.usuarioId;
  const { total, itens } = await lerAgendamentosDe(db, id);
  return {
    agendamentos: {
      total,
      itens: itens.map(({ criado_por, ...um }) => ({
        ...um,
        data_hora_inicio: um.data_hora_inicio.toISOString(),
        data_hora_termino: um.data_hora_termino.toISOString(),
        criado_por_mim: criado_por === id,
      })),
    },
  };
};
