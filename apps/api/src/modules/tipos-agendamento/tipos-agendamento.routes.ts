import { tiposAgendamentoEndpoints } from '@dominio/contrato/tipos-agendamento';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { listarTipos } from './tipos-agendamento.service.ts';

export function registrarRotasDeTiposAgendamento(app: FastifyInstance): void {
  const { listar, ativos } = tiposAgendamentoEndpoints;
  rota(app, listar, (ctx) => listarTipos(ctx, { soAtivos: false }));
  rota(app, ativos, (ctx) => listarTipos(ctx, { soAtivos: true }));
}
