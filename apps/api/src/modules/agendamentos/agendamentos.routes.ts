import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { OPCOES_DE_PRIORIDADE, OPCOES_DE_STATUS } from '@dominio/contrato/agendamentos-opcoes';
import type { FastifyInstance } from 'fastify';
import { umaVez } from '../../platform/http/idempotencia.ts';
import { rota } from '../../platform/http/rota.ts';
import * as leitura from './agendamentos.service.ts';
import { lerExpediente, lerFeriados, validarConflito } from './conflitos/conflitos.service.ts';
import { atualizarAgendamento } from './gravacao/atualizar-agendamento.ts';
import { criarAgendamento } from './gravacao/criar-agendamento.ts';
import { excluirAgendamento, restaurarAgendamento } from './gravacao/excluir-agendamento.ts';
import { lerPessoas } from './leitura/pessoas.service.ts';
import {
  opcoesDeParticipantes,
  validarParticipantes,
} from './participantes/participantes.service.ts';
import { mudarStatus } from './status/mudar-status.ts';

export function registrarRotasDeAgendamentos(app: FastifyInstance): void {
  const e = agendamentosEndpoints;
  rota(app, e.listar, (ctx, { query }) => leitura.listarAgendamentos(ctx, query));
  rota(app, e.calendario, (ctx, { query }) => leitura.lerCalendario(ctx, query));
  rota(app, e.calendarioDoMes, (ctx, { params, query }) =>
    leitura.lerCalendarioDoMes(ctx, params, query),
  );
  rota(app, e.pessoas, (ctx, { query }) => lerPessoas(ctx, query));
  rota(app, e.proximos, (ctx, { query }) => leitura.lerProximos(ctx, query));
  rota(app, e.opcoesDeStatus, () => [...OPCOES_DE_STATUS]);
  rota(app, e.opcoesDePrioridade, () => [...OPCOES_DE_PRIORIDADE]);
  rota(app, e.opcoesDeExpediente, (ctx) => lerExpediente(ctx));
  rota(app, e.opcoesDeFeriados, (ctx, { query }) => lerFeriados(ctx, query.ano));
  rota(app, e.opcoesDeParticipantes, (ctx, { query }) => opcoesDeParticipantes(ctx, query));
  rota(app, e.validarConflito, (ctx, { body }) => validarConflito(ctx, body));
  rota(app, e.validarParticipantes, (ctx, { body }) =>
    validarParticipantes(ctx, body.participantes),
  );
  rota(app, e.criar, (ctx, { body }, req) =>
    umaVez(ctx, req, (ctx) => criarAgendamento(ctx, body)),
  );
  rota(app, e.ler, (ctx, { params }) => leitura.lerAgendamento(ctx, params.id));
  rota(app, e.detalhes, (ctx, { params }) => leitura.lerDetalhes(ctx, params.id));
  rota(app, e.atualizar, (ctx, { params, body }) => atualizarAgendamento(ctx, params.id, body));
  rota(app, e.mudarStatus, (ctx, { params, body }) => mudarStatus(ctx, params.id, body));
  rota(app, e.excluir, (ctx, { params }) => excluirAgendamento(ctx, params.id));
  rota(app, e.restaurar, (ctx, { params }) => restaurarAgendamento(ctx, params.id));
}
