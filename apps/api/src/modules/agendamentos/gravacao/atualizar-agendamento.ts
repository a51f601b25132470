import type { EdicaoDeAgendamento } from '@dominio/contrato/agendamentos-entrada';
import { conferirTudo } from '../../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido, estadoInvalido } from '../../../platform/erros.ts';
import { exigirTipo } from '../../tipos-agendamento/tipos-agendamento.service.ts';
import { ehDono } from '../agendamentos.policy.ts';
import type { LinhaDeAgendamento } from '../agendamentos.repository.ts';
import { exigir, exigirCliente } from '../conflitos/conferencias.service.ts';
import { type Novidade, reservar } from '../conflitos/conflitos.service.ts';
import { periodoDe } from '../horario/frases.rules.ts';
import { horarioRecusado } from '../horario/horario.rules.ts';
import { auditarLeitura } from '../leitura/leitura-auditada.service.ts';
import { SEM_PARTICIPANTES } from '../participantes/participantes.rules.ts';
import { exigirConvidaveis } from '../participantes/participantes.service.ts';
import { soOCriador } from '../status/status.rules.ts';
import { abrirParaGravar, exigirVersao, gravarConferindo } from './abrir-para-gravar.ts';
import * as gravacao from './gravacao.repository.ts';
import { avisarConflito, registrarMudanca, reler, responderGravado } from './gravado.service.ts';
import {
  type CampoMudado,
  type Campos,
  diferencas,
  type MudancaDeParticipantes,
  mudancaDeParticipantes,
  narrarEdicao,
} from './mudancas.rules.ts';

interface Plano {
  readonly antes: LinhaDeAgendamento;
  readonly mudancas: Partial<Campos>;
  readonly participantes: MudancaDeParticipantes;
}

const mudaramParticipantes = ({ adicionados, removidos, criador }: MudancaDeParticipantes) =>
  adicionados.length > 0 || removidos.length > 0 || criador !== null;

/**
 * Checks the change and refuses all wrong fields together; answers whether the appointment blocks
 * people's agendas.
 */
async function conferir(
  ctx: Contexto,
  { antes, mudancas, participantes }: Plano,
): Promise<boolean> {
  const { tipo_agendamento_id: tipoId, cliente_id: clienteId } = mudancas;
  const [tipo] = await conferirTudo(
    () => (tipoId ? exigirTipo(ctx, tipoId) : null),
    () => exigir(horarioRecusado(periodoDe({ ...antes, ...mudancas }))),
    // An edit may keep a client outside the caller's scope; a new one must be inside.
    () => (clienteId ? exigirCliente(ctx, clienteId) : null),
    () => exigirConvidaveis(ctx, participantes.adicionados),
    () => {
      if (participantes.todos.length === 0) throw campoInvalido('participantes', SEM_PARTICIPANTES);
    },
  );
  if (tipoId === undefined) return antes.tipo?.bloqueia_agenda ?? true;
  return tipo?.bloqueia_agenda ?? true;
}

const mudouHorario = ({ mudancas }: Plano) =>
  mudancas.data_hora_inicio !== undefined || mudancas.data_hora_termino !== undefined;

/** Who takes part from now on. */
const queEntram = ({ antes, participantes: { adicionados, criador } }: Plano): number[] =>
  criador ? [antes.criado_por, ...adicionados] : adicionados;

/** What is new where the time is not: a place or a title is no occasion to remark on it. */
const novidadeDe = (plano: Plano): Novidade | undefined =>
  mudouHorario(plano) ? undefined : { horario: false, pessoas: queEntram(plano) };

/**
 * People whose time the change newly takes: only for them are conflicts looked for, so that nobody
 * confirms one twice.
 */
function aConferir(plano: Plano): number[] {
  const { antes, participantes } = plano;
  const novoParaTodos = mudouHorario(plano) || antes.tipo?.bloqueia_agenda === false;
  if (!novoParaTodos) return queEntram(plano);
  const recusaram = antes.participantes.filter(({ resposta }) => resposta === 'recusado');
  return participantes.todos.filter((id) => !recusaram.some((pessoa) => pessoa.id === id));
}

async function gravar(ctx: ContextoDeTransacao, { antes, mudancas, participantes }: Plano) {
  const { id } = antes;
  await gravacao.atualizar(ctx.db, id, {
    ...mudancas,
    alterado_por: ctx.ator.usuarioId,
    atualizado_em: ctx.agora(),
  });
  await gravacao.retirarMembros(ctx.db, id, participantes.removidos);
  await gravacao.incluirMembros(
    ctx.db,
    { ...antes, ...mudancas },
    participantes.adicionados.map((usuario_id) => ({
      usuario_id,
      participa: true,
      resposta: 'pendente',
    })),
  );
  if (participantes.criador !== null) {
    await gravacao.marcarParticipacao(ctx.db, id, antes.criado_por, participantes.criador);
  }
  return reler(ctx, id);
}

async function atualizar(ctx: ContextoDeTransacao, id: number, edicao: EdicaoDeAgendamento) {
  const { participantes, criador_participa, confirmar_conflito, versao } = edicao;
  const antes = await abrirParaGravar(ctx, id);
  if (!ehDono(ctx.ator, antes)) throw soOCriador();
  await exigirVersao(ctx, antes, versao);
  const membros = await gravacao.lerMembros(ctx.db, id);
  const plano: Plano = {
    antes,
    mudancas: diferencas(antes, edicao),
    participantes: mudancaDeParticipantes(membros, antes.criado_por, {
      participantes,
      criadorParticipa: criador_participa,
    }),
  };
  const mudados: CampoMudado[] = Object.keys(plano.mudancas) as (keyof Campos)[];
  if (mudaramParticipantes(plano.participantes)) mudados.push('participantes');
  if (mudados.length === 0) {
    await auditarLeitura(ctx, [antes], { id });
    return responderGravado(ctx, antes, 'Nada mudou no agendamento.', [], novidadeDe(plano));
  }
  if (antes.status !== 'AGENDADO' && mudados.some((campo) => campo !== 'descricao')) {
    throw estadoInvalido('Só a descrição pode mudar depois que o agendamento teve um desfecho.');
  }
  const ocupa = await conferir(ctx, plano);
  const conflitos = ocupa
    ? await reservar(
        ctx,
        {
          participantes: aConferir(plano),
          periodo: periodoDe({ ...antes, ...plano.mudancas }),
          exceto: id,
        },
        { confirmado: confirmar_conflito === true },
      )
    : [];
  const depois = await gravar(ctx, plano);
  const descricao = narrarEdicao(antes, depois, mudados);
  const { adicionados, removidos } = plano.participantes;
  await registrarMudanca(ctx, id, { acao: 'atualizado', descricao, antes, depois });
  await ctx.emitir('agendamento.atualizado', {
    id,
    autorId: ctx.ator.usuarioId,
    versao: depois.versao,
    campos: mudados,
    adicionados,
    removidos,
    era: {
      titulo: antes.titulo,
      data_hora_inicio: antes.data_hora_inicio.toISOString(),
      data_hora_termino: antes.data_hora_termino.toISOString(),
      cliente_id: antes.cliente_id,
      privado: antes.privado,
    },
  });
  await avisarConflito(ctx, depois, conflitos);
  return responderGravado(ctx, depois, 'Agendamento atualizado.', conflitos, novidadeDe(plano));
}

/**
 * Changes the fields sent. Outside AGENDADO only the description may change (dominios.md §1c).
 *
 * @throws Recusa 404 for what the caller cannot read; 422 for people who may not edit it and for
 *   wrong fields; `REGISTRO_ALTERADO`, `ESTADO_INVALIDO`, `CONFLITO_DE_HORARIO` (409).
 */
export const atualizarAgendamento = (ctx: Contexto, id: number, edicao: EdicaoDeAgendamento) =>
  gravarConferindo(ctx, (tx) => atualizar(tx, id, edicao));
