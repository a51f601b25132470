import type { MudancaDeStatus } from '@dominio/contrato/agendamentos-entrada';
import { conferirTudo } from '../../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido, Recusa } from '../../../platform/erros.ts';
import { CAMPOS } from '../agendamentos.campos.ts';
import { ehDono, podeCorrigir } from '../agendamentos.policy.ts';
import { apresentarAgendamento } from '../agendamentos.presenter.ts';
import type { LinhaDeAgendamento } from '../agendamentos.repository.ts';
import { lerAvisos, reservar } from '../conflitos/conflitos.service.ts';
import { abrirParaGravar, exigirVersao, gravarConferindo } from '../gravacao/abrir-para-gravar.ts';
import * as gravacao from '../gravacao/gravacao.repository.ts';
import {
  avisarConflito,
  pessoasDe,
  registrarMudanca,
  reler,
  responderGravado,
} from '../gravacao/gravado.service.ts';
import { periodoDe } from '../horario/frases.rules.ts';
import { horarioRecusado, type Periodo } from '../horario/horario.rules.ts';
import { avaliarMudanca, movimento, mudancasDoStatus, narrarStatus } from './status.rules.ts';

/** The new time asked for with a rescheduling, lasting as long as the old one unless said otherwise. */
function novoPeriodo(antes: LinhaDeAgendamento, mudanca: MudancaDeStatus): Periodo | null {
  const { nova_data_hora_inicio: inicio, nova_data_hora_termino: termino } = mudanca;
  if (!inicio) {
    if (termino) throw campoInvalido('nova_data_hora_inicio', 'Informe o novo início.');
    return null;
  }
  const duracao = antes.data_hora_termino.getTime() - antes.data_hora_inicio.getTime();
  const periodo = { inicio, termino: termino ?? new Date(inicio.getTime() + duracao) };
  const recusa = horarioRecusado(periodo, 'nova_data_hora_termino');
  if (recusa) throw recusa;
  return periodo;
}

/** Reserves the time of all who take part and did not decline, if the type blocks agendas. */
async function reservarPara(
  ctx: ContextoDeTransacao,
  linha: LinhaDeAgendamento,
  periodo: Periodo,
  confirmado: boolean,
) {
  if (linha.tipo?.bloqueia_agenda === false) return [];
  const participantes = linha.participantes
    .filter((p) => p.resposta !== 'recusado')
    .map(({ id }) => id);
  return reservar(ctx, { participantes, periodo, exceto: linha.id }, { confirmado });
}

/** Creates the new appointment of a rescheduled one, with the same data and people. */
async function reagendar(ctx: ContextoDeTransacao, antes: LinhaDeAgendamento, periodo: Periodo) {
  const agora = ctx.agora();
  const membros = await gravacao.lerMembros(ctx.db, antes.id);
  const novoId = await gravacao.inserir(
    ctx.db,
    {
      ...CAMPOS.de(antes),
      data_hora_inicio: periodo.inicio,
      data_hora_termino: periodo.termino,
      criado_por: antes.criado_por,
      alterado_por: ctx.ator.usuarioId,
      reagendado_de_id: antes.id,
      status_em: agora,
      criado_em: agora,
      atualizado_em: agora,
    },
    membros.map((membro) => ({
      ...membro,
      // Answers given for the old time do not hold for the new one.
      resposta: membro.usuario_id === antes.criado_por ? 'aceito' : 'pendente',
    })),
  );
  const novo = await reler(ctx, novoId);
  const descricao = 'Criou o agendamento ao reagendar outro.';
  const dados = { reagendado_de_id: antes.id };
  await registrarMudanca(ctx, novoId, { acao: 'criado', descricao, depois: novo, dados });
  return novo;
}

async function mudar(ctx: ContextoDeTransacao, id: number, mudanca: MudancaDeStatus) {
  const { status: para, confirmar_conflito } = mudanca;
  const antes = await abrirParaGravar(ctx, id);
  await exigirVersao(ctx, antes, mudanca.versao);
  const agora = ctx.agora();
  const autorId = ctx.ator.usuarioId;
  const quem = { dono: ehDono(ctx.ator, antes), corrige: podeCorrigir(ctx.ator, antes), agora };
  const [tipo, periodo] = await conferirTudo(
    () => {
      const avaliada = avaliarMudanca(antes, { ...mudanca, para }, quem);
      if (avaliada instanceof Recusa) throw avaliada;
      return avaliada;
    },
    () => (movimento(antes.status, para) === 'reagendamento' ? novoPeriodo(antes, mudanca) : null),
  );
  const ocupado = para === 'AGENDADO' ? periodoDe(antes) : periodo;
  const conflitos = ocupado
    ? await reservarPara(ctx, antes, ocupado, confirmar_conflito === true)
    : [];
  const motivos = mudancasDoStatus(tipo, mudanca, para);
  await gravacao.atualizar(ctx.db, id, {
    ...motivos,
    status: para,
    status_em: agora,
    status_por: autorId,
    alterado_por: autorId,
    atualizado_em: agora,
  });
  const depois = await reler(ctx, id);
  const novo = periodo ? await reagendar(ctx, antes, periodo) : null;
  const descricao = narrarStatus(antes.status, para, motivos, novo && periodoDe(novo));
  const dados = { ...(!antes.privado && motivos), ...(novo && { novo_id: novo.id }) };
  await registrarMudanca(ctx, id, { acao: 'status', descricao, antes, depois, dados });
  const { status: de } = antes;
  const { versao } = depois;
  if (novo) await ctx.emitir('agendamento.reagendado', { id, novoId: novo.id, autorId });
  else await ctx.emitir('agendamento.status', { id, autorId, versao, de, para });
  await avisarConflito(ctx, novo ?? depois, conflitos);
  return {
    ...(await responderGravado(ctx, depois, 'Status alterado.', conflitos)),
    ...(periodo && {
      avisos: await lerAvisos(ctx, periodo, { horario: true, pessoas: pessoasDe(depois) }),
    }),
    novo_agendamento: novo && apresentarAgendamento(ctx.ator, novo, agora),
  };
}

/**
 * Moves an appointment along the table of dominios.md §1c. A rescheduling with a new time freezes
 * this row and books a new appointment in its place, answered as `novo_agendamento`.
 *
 * @throws Recusa 404 for what the caller cannot read; `ESTADO_INVALIDO`, `REGISTRO_ALTERADO`,
 *   `CONFLITO_DE_HORARIO` (409); `DADOS_INVALIDOS` (422) for a missing motive, a wrong time or
 *   somebody who may not make the move.
 */
export const mudarStatus = (ctx: Contexto, id: number, mudanca: MudancaDeStatus) =>
  gravarConferindo(ctx, (tx) => mudar(tx, id, mudanca));
