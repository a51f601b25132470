import type { NovoAgendamento } from '@dominio/contrato/agendamentos-entrada';
import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { DURACAO_PADRAO_MIN } from '@dominio/contrato/datas';
import { ehCliente } from '../../../platform/acesso/ator.ts';
import { conferirTudo } from '../../../platform/conferir.ts';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido, naoEncontrado } from '../../../platform/erros.ts';
import { exigirTipo } from '../../tipos-agendamento/tipos-agendamento.service.ts';
import { CAMPOS } from '../agendamentos.campos.ts';
import { exigir, exigirCliente } from '../conflitos/conferencias.service.ts';
import { reservar } from '../conflitos/conflitos.service.ts';
import { horarioRecusado, type Periodo } from '../horario/horario.rules.ts';
import { SEM_PARTICIPANTES } from '../participantes/participantes.rules.ts';
import { exigirConvidaveis } from '../participantes/participantes.service.ts';
import { inserir } from './gravacao.repository.ts';
import { avisarConflito, registrarMudanca, reler, responderGravado } from './gravado.service.ts';

const MINUTO_MS = 60_000;

/** Checks a new appointment and refuses all wrong fields together; answers its type. */
async function conferir(ctx: Contexto, dados: NovoAgendamento, outros: readonly number[]) {
  const { tipo_agendamento_id: tipoId, cliente_id: clienteId, data_hora_termino: termino } = dados;
  const [tipo] = await conferirTudo(
    () => (tipoId ? exigirTipo(ctx, tipoId) : null),
    () => termino && exigir(horarioRecusado({ inicio: dados.data_hora_inicio, termino })),
    () => (clienteId ? exigirCliente(ctx, clienteId) : null),
    () => exigirConvidaveis(ctx, outros),
    () => {
      if (outros.length === 0 && dados.criador_participa === false) {
        throw campoInvalido('participantes', SEM_PARTICIPANTES);
      }
    },
  );
  return tipo;
}

async function criar(ctx: ContextoDeTransacao, dados: NovoAgendamento) {
  const { participantes, criador_participa = true, confirmar_conflito } = dados;
  const eu = ctx.ator.usuarioId;
  const outros = participantes.filter((id) => id !== eu);
  const tipo = await conferir(ctx, dados, outros);
  const { data_hora_inicio: inicio } = dados;
  const duracao = (tipo?.duracao_padrao_min ?? DURACAO_PADRAO_MIN) * MINUTO_MS;
  const termino = dados.data_hora_termino ?? new Date(inicio.getTime() + duracao);
  const periodo: Periodo = { inicio, termino };
  const ocupados = criador_participa ? [eu, ...outros] : outros;
  const conflitos =
    tipo?.bloqueia_agenda === false
      ? []
      : await reservar(
          ctx,
          { participantes: ocupados, periodo },
          { confirmado: confirmar_conflito === true },
        );
  const agora = ctx.agora();
  const id = await inserir(
    ctx.db,
    {
      ...CAMPOS.de(dados),
      data_hora_termino: termino,
      criado_por: eu,
      alterado_por: eu,
      status_em: agora,
      criado_em: agora,
      atualizado_em: agora,
    },
    [
      // The creator is always a member, and takes part unless the request says otherwise
      // (dominios.md X-5).
      { usuario_id: eu, participa: criador_participa, resposta: 'aceito' },
      ...outros.map((usuario_id) => ({
        usuario_id,
        participa: true,
        resposta: 'pendente' as const,
      })),
    ],
  );
  const depois = await reler(ctx, id);
  const descricao =
    conflitos.length > 0
      ? 'Criou o agendamento, com conflito de horário confirmado.'
      : 'Criou o agendamento.';
  await registrarMudanca(ctx, id, { acao: 'criado', descricao, depois });
  await ctx.emitir('agendamento.criado', { id, autorId: eu });
  await avisarConflito(ctx, depois, conflitos);
  return responderGravado(ctx, depois, 'Agendamento criado.', conflitos);
}

/**
 * Books an appointment for the caller and the people invited.
 *
 * @throws Recusa `DADOS_INVALIDOS` (422) with every wrong field, in the words of dominios.md §1d;
 *   `CONFLITO_DE_HORARIO` (409) with conflicts and three free times, unless `confirmar_conflito`.
 */
export async function criarAgendamento(ctx: Contexto, dados: NovoAgendamento) {
  if (ehCliente(ctx.ator)) throw naoEncontrado(TEXTOS_DA_AGENDA.naoEncontrado);
  return ctx.transacao((tx) => criar(tx, dados));
}
