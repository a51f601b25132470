import { DIAS_SEM_DESFECHO } from '@dominio/contrato/agendamentos-opcoes';
import { dataCivil, inicioDaSemana, limitesDoDia, somarDias } from '@dominio/contrato/datas';
import { LINHAS_DO_BLOCO } from '@dominio/contrato/inicio';
import { ehCliente, pode } from '../../../platform/acesso/ator.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import { acoesDoAgendamento } from '../agendamentos.policy.ts';
import * as repo from './painel.repository.ts';

const temAgenda = ({ ator }: Contexto) => !ehCliente(ator) && pode(ator, 'agenda:visualizar');

/** The caller's counts of the day and the week; null without the agenda. */
export async function contarAgendaDoDia(ctx: Contexto) {
  if (!temAgenda(ctx)) return null;
  const agora = ctx.agora();
  const dia = dataCivil(agora);
  const segunda = inicioDaSemana(dia);
  const { inicio, fim } = limitesDoDia(dia);
  return repo.contarDoDia(ctx.db, ctx.ator, {
    agora,
    hoje: { inicio, termino: fim },
    semana: {
      inicio: limitesDoDia(segunda).inicio,
      termino: limitesDoDia(somarDias(segunda, 6)).fim,
    },
  });
}

/** The caller's recent appointments that ended without an outcome; null without the agenda. */
export async function listarSemDesfecho(ctx: Contexto) {
  if (!temAgenda(ctx)) return null;
  const agora = ctx.agora();
  const { itens, total } = await repo.lerSemDesfecho(ctx.db, ctx.ator, {
    agora,
    desde: limitesDoDia(somarDias(dataCivil(agora), -DIAS_SEM_DESFECHO)).inicio,
    limite: LINHAS_DO_BLOCO,
  });
  return {
    total,
    itens: itens.map((linha) => ({
      id: linha.id,
      titulo: linha.titulo,
      data_hora_inicio: linha.inicio.toISOString(),
      data_hora_termino: linha.termino.toISOString(),
      cliente_nome: linha.cliente_nome,
      status: linha.status,
      versao: linha.versao,
      // Read by their participant.
      acoes: acoesDoAgendamento(
        ctx.ator,
        { ...linha, membro: true, data_hora_inicio: linha.inicio },
        agora,
      ),
    })),
  };
}

/** Whether the caller has ever made an appointment. */
export const jaAgendou = ({ db, ator }: Contexto): Promise<boolean> => repo.jaCriou(db, ator);
