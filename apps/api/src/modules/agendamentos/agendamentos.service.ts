import type {
  FiltrosDeAgendamentos,
  FiltrosDoCalendario,
} from '@dominio/contrato/agendamentos-entrada';
import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { gradeDoMes, limitesDoDia } from '@dominio/contrato/datas';
import { rodape } from '@dominio/contrato/paginacao';
import { ehCliente, pode } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { naoEncontrado, Recusa } from '../../platform/erros.ts';
import { apresentarAgendamento, apresentarDetalhes } from './agendamentos.presenter.ts';
import * as repo from './agendamentos.repository.ts';
import {
  agruparPorDia,
  periodoDaFirma,
  periodoDoCalendario,
  periodoRecusado,
} from './horario/periodo.rules.ts';
import { auditarLeitura } from './leitura/leitura-auditada.service.ts';
import { type Filtros, recortar } from './leitura/recorte.repository.ts';

/** The most rows of one calendar answer; `total` says how many there are. */
const LIMITE_DO_CALENDARIO = 1000;
const DIA_MS = 86_400_000;

/**
 * Whether the caller has the agenda. Lists answer empty without it, not 403: the layout asks in the
 * background.
 */
const temAgenda = ({ ator }: Contexto) => !ehCliente(ator) && pode(ator, 'agenda:visualizar');

async function lerRecorte(
  ctx: Contexto,
  filtros: Filtros,
  { page = 1, limit, decrescente }: { page?: number; limit: number; decrescente?: boolean },
) {
  const recorte = recortar(ctx.ator, { ...filtros, agora: ctx.agora() });
  const offset = (page - 1) * limit;
  const pagina = { limit, offset, decrescente };
  const { linhas, total } = await repo.lerPagina(ctx.db, ctx.ator, recorte, pagina);
  await auditarLeitura(ctx, linhas, { filtro: { ...filtros, page } });
  return { linhas, total, recorte };
}

const apresentar = (ctx: Contexto, linhas: readonly repo.LinhaDeAgendamento[]) => {
  const agora = ctx.agora();
  return linhas.map((linha) => apresentarAgendamento(ctx.ator, linha, agora));
};

/** An administrator who names neither person nor client asks about the whole firm. */
const leAFirma = ({ ator }: Contexto, filtros: FiltrosDoCalendario) =>
  ator.administrador && !filtros.participante_id && !filtros.criado_por && !filtros.cliente_id;

/** A page of what the caller may read. */
export async function listarAgendamentos(ctx: Contexto, filtros: FiltrosDeAgendamentos) {
  if (!temAgenda(ctx)) return { agendamentos: [], ...rodape(0, filtros) };
  const { page, limit, ordenar, ...pedido } = filtros;
  const recusa = periodoRecusado(pedido);
  if (recusa) throw recusa;
  const periodo = leAFirma(ctx, pedido) ? periodoDaFirma(pedido, ctx.agora()) : {};
  const doRecorte = { ...pedido, ...periodo };
  const decrescente = ordenar === '-data_hora_inicio';
  const { linhas, total } = await lerRecorte(ctx, doRecorte, { page, limit, decrescente });
  return { agendamentos: apresentar(ctx, linhas), ...rodape(total, filtros) };
}

/** A period of at most 62 days, in order; AGENDADO unless asked otherwise (specification part 2 §9). */
export async function lerCalendario(ctx: Contexto, filtros: FiltrosDoCalendario) {
  const limit = LIMITE_DO_CALENDARIO;
  if (!temAgenda(ctx)) return { agendamentos: [], total: 0, limit };
  const periodo = periodoDoCalendario(filtros, ctx.agora());
  if (periodo instanceof Recusa) throw periodo;
  const status = filtros.status ?? (['AGENDADO'] as const);
  const doRecorte = { ...filtros, ...periodo, status: status === 'todos' ? status : [...status] };
  const { linhas, total } = await lerRecorte(ctx, doRecorte, { limit });
  return { agendamentos: apresentar(ctx, linhas), total, limit };
}

type FiltrosDoMes = Pick<
  FiltrosDoCalendario,
  'status' | 'participante_id' | 'tipo_id' | 'sem_tipo' | 'cliente_id'
>;

/**
 * The days of a month's grid, Monday to Sunday, each with its appointments. Past a thousand rows
 * the later ones are left out, but every day's `total` stays true.
 */
export async function lerCalendarioDoMes(
  ctx: Contexto,
  { year, month }: { year: number; month: number },
  filtros: FiltrosDoMes,
) {
  const { primeiro, ultimo } = gradeDoMes(year, month);
  const status = filtros.status ?? ['AGENDADO' as const];
  const doRecorte = {
    ...filtros,
    status,
    data_inicio: limitesDoDia(primeiro).inicio,
    data_fim: limitesDoDia(ultimo).fim,
  };
  const { linhas, total, recorte } = temAgenda(ctx)
    ? await lerRecorte(ctx, doRecorte, { limit: LIMITE_DO_CALENDARIO })
    : { linhas: [], total: 0, recorte: null };
  const agora = ctx.agora();
  const itens = linhas.map((linha) => ({
    inicio: linha.data_hora_inicio,
    termino: linha.data_hora_termino,
    agendamento: apresentarAgendamento(ctx.ator, linha, agora),
  }));
  const dias = agruparPorDia(itens, primeiro, ultimo);
  const horarios =
    recorte && total > linhas.length ? await repo.lerHorarios(ctx.db, recorte) : itens;
  const totais = agruparPorDia(horarios, primeiro, ultimo);
  return {
    ano: year,
    mes: month,
    dias: dias.map(({ data, itens: doDia }, i) => ({
      data,
      total: totais[i]?.itens.length ?? 0,
      agendamentos: doDia.map(({ agendamento }) => agendamento),
    })),
  };
}

/** A person's appointments to come or under way: the caller's own unless another is named. */
export async function lerProximos(
  ctx: Contexto,
  { dias, usuario_id, limit }: { dias: number; usuario_id?: number; limit: number },
) {
  if (!temAgenda(ctx)) return { agendamentos: [], total: 0 };
  const agora = ctx.agora();
  const { linhas, total } = await lerRecorte(
    ctx,
    {
      data_inicio: agora,
      data_fim: new Date(agora.getTime() + dias * DIA_MS),
      status: ['AGENDADO'],
      ...(usuario_id === undefined ? { meus: true } : { participante_id: usuario_id }),
    },
    { limit },
  );
  return { agendamentos: apresentar(ctx, linhas), total };
}

/**
 * A row that the caller may read; the reading is audited.
 *
 * @throws Recusa 404, the same whether the appointment does not exist or the caller may not read
 *   it.
 */
async function exigirLinha<L extends repo.LinhaDeAgendamento>(
  ctx: Contexto,
  id: number,
  ler: (db: Contexto['db'], ator: Contexto['ator'], id: number) => Promise<L | undefined>,
): Promise<L> {
  const linha = ehCliente(ctx.ator) ? undefined : await ler(ctx.db, ctx.ator, id);
  if (!linha) throw naoEncontrado(TEXTOS_DA_AGENDA.naoEncontrado);
  await auditarLeitura(ctx, [linha], { id });
  return linha;
}

/** @throws Recusa `NAO_ENCONTRADO` (404) */
export async function lerAgendamento(ctx: Contexto, id: number) {
  return apresentarAgendamento(ctx.ator, await exigirLinha(ctx, id, repo.ler), ctx.agora());
}

/** @throws Recusa `NAO_ENCONTRADO` (404) */
export async function lerDetalhes(ctx: Contexto, id: number) {
  const linha = await exigirLinha(ctx, id, repo.lerDetalhes);
  return apresentarDetalhes(apresentarAgendamento(ctx.ator, linha, ctx.agora()), linha);
}
