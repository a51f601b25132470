import { camposPersonalizadosEndpoints as e } from '@dominio/contrato/campos-personalizados';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as servico from './campos-personalizados.service.ts';

export function registrarRotasDeCamposPersonalizados(app: FastifyInstance): void {
  rota(app, e.listar, (ctx) => servico.listarCampos(ctx));
  rota(app, e.criar, (ctx, { body }) => servico.criarCampo(ctx, body));
  rota(app, e.atualizar, (ctx, { params, body }) => servico.atualizarCampo(ctx, params.id, body));
}
