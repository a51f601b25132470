import type { RespostaDeConflito } from '@dominio/contrato/agendamentos';
import {
  type OpcoesDeExpediente,
  type OpcoesDeFeriados,
  TEXTOS_DA_AGENDA,
} from '@dominio/contrato/agendamentos-opcoes';
import { ehCliente } from '../../../platform/acesso/ator.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { naoEncontrado, Recusa } from '../../../platform/erros.ts';
import {
  avisosDeAusencia,
  periodosDeAusencia,
  pessoasAusentes,
} from '../../ausencias/na-agenda.service.ts';
import { abrirDiasFechados } from '../../feriados/feriados.service.ts';
import { exigirTipo } from '../../tipos-agendamento/tipos-agendamento.service.ts';
import { apresentarConflito, apresentarPeriodo } from '../agendamentos.presenter.ts';
import { ler } from '../agendamentos.repository.ts';
import {
  avisosDoHorario,
  expedienteDaSemana,
  horarioRecusado,
  type Periodo,
} from '../horario/horario.rules.ts';
import * as repo from './conflitos.repository.ts';
import { janelaDeSugestoes, sugerirHorarios } from './sugestoes.rules.ts';

/** The firm's working hours, as suggestions keep to them. */
export const lerExpediente = async ({ db }: Contexto): Promise<OpcoesDeExpediente> => ({
  expediente: expedienteDaSemana((await repo.lerEscritorio(db)).expediente),
});

/** The days of a year on which the firm keeps closed, by date. */
export async function lerFeriados(ctx: Contexto, ano: number): Promise<OpcoesDeFeriados> {
  const { entre } = await abrirDiasFechados(ctx, await repo.lerEscritorio(ctx.db));
  const feriados = entre(`${ano}-01-01`, `${ano}-12-31`);
  return { feriados: feriados.map(({ data, nome }) => ({ data, nome })) };
}

/** What a write brings that is worth a remark: another time, people who were not in it before. */
export interface Novidade {
  readonly horario: boolean;
  readonly pessoas: readonly number[];
}

/** Remarks on a new time that is allowed all the same, and which of the new people are away then. */
export async function lerAvisos(ctx: Contexto, periodo: Periodo, { horario, pessoas }: Novidade) {
  const doHorario = horario
    ? avisosDoHorario(periodo, (await repo.lerEscritorio(ctx.db)).expediente, ctx.agora())
    : [];
  return [...doHorario, ...avisosDeAusencia(await pessoasAusentes(ctx, pessoas, periodo))];
}

/** The answer about a time: its conflicts and, if there are any, three free times. */
async function responder(
  ctx: Contexto,
  consulta: repo.Consulta,
  conflitos: readonly repo.LinhaDeConflito[],
): Promise<RespostaDeConflito> {
  const { periodo } = consulta;
  const agora = ctx.agora();
  const escritorio = await repo.lerEscritorio(ctx.db);
  const { expediente } = escritorio;
  const janela = janelaDeSugestoes(periodo, agora);
  const sugestoes =
    conflitos.length > 0
      ? sugerirHorarios(periodo, {
          ocupados: [
            ...(await repo.lerOcupacao(ctx.db, { ...consulta, periodo: janela })),
            ...(await periodosDeAusencia(ctx, consulta.participantes, janela)),
          ],
          expediente,
          ehFeriado: (await abrirDiasFechados(ctx, escritorio)).ehFeriado,
          agora,
        })
      : [];
  const ausentes = await pessoasAusentes(ctx, consulta.participantes, periodo);
  return {
    tem_conflito: conflitos.length > 0,
    conflitos: conflitos.map(apresentarConflito),
    avisos: [...avisosDoHorario(periodo, expediente, agora), ...avisosDeAusencia(ausentes)],
    ausentes,
    sugestoes: sugestoes.map(apresentarPeriodo),
  };
}

/**
 * Reserves these people's time for the rest of the transaction: nobody else can book any of them
 * until it ends, so two simultaneous bookings never both succeed unnoticed (decisoes.md §6).
 *
 * @returns the conflicts that were confirmed.
 * @throws Recusa `CONFLITO_DE_HORARIO` (409) with conflicts and suggestions, unless confirmed.
 */
export async function reservar(
  ctx: ContextoDeTransacao,
  consulta: repo.Consulta,
  { confirmado }: { confirmado: boolean },
): Promise<repo.LinhaDeConflito[]> {
  if (consulta.participantes.length === 0) return [];
  await repo.travarAgendas(ctx.db, consulta.participantes);
  const conflitos = await repo.lerConflitos(ctx.db, ctx.ator, consulta);
  if (conflitos.length > 0 && !confirmado) {
    const extras = { ...(await responder(ctx, consulta, conflitos)) };
    throw new Recusa('CONFLITO_DE_HORARIO', { extras });
  }
  return conflitos;
}

interface Pedido {
  readonly data_hora_inicio: Date;
  readonly data_hora_termino: Date;
  readonly participantes: readonly number[];
  readonly agendamento_id?: number | null;
  readonly tipo_agendamento_id?: number | null;
}

/**
 * What a time would collide with, without booking it. `agendamento_id` is left out of the check,
 * and may be one that the caller cannot read: that reveals nothing of it.
 *
 * @throws Recusa `DADOS_INVALIDOS` (422) for a time that no appointment may have.
 */
export async function validarConflito(ctx: Contexto, pedido: Pedido): Promise<RespostaDeConflito> {
  if (ehCliente(ctx.ator)) throw naoEncontrado(TEXTOS_DA_AGENDA.naoEncontrado);
  const periodo = { inicio: pedido.data_hora_inicio, termino: pedido.data_hora_termino };
  const recusa = horarioRecusado(periodo);
  if (recusa) throw recusa;
  const { agendamento_id: id, tipo_agendamento_id: tipoId } = pedido;
  const meu = id ? await ler(ctx.db, ctx.ator, id) : undefined;
  const tipo = tipoId ? await exigirTipo(ctx, tipoId, meu?.tipo_agendamento_id) : null;
  const consulta = { participantes: pedido.participantes, periodo, exceto: meu?.id };
  const bloqueia = tipo?.bloqueia_agenda ?? true;
  const conflitos = bloqueia ? await repo.lerConflitos(ctx.db, ctx.ator, consulta) : [];
  return responder(ctx, consulta, conflitos);
}
