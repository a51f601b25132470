import { configuracaoUsuarioEndpoints as e } from '@dominio/contrato/configuracao-usuario';
import type { TemaPadrao } from '@dominio/contrato/tema/tema-padrao';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { lembrar } from '../../platform/lembrado.ts';
import * as servico from './configuracao-usuario.service.ts';

/**
 * After the firm changes its default, the server may answer the old one for this long; browsers
 * keep it longer.
 */
const VALIDADE_DO_TEMA = 60_000;

export function registrarRotasDaConfiguracaoDoUsuario(app: FastifyInstance): void {
  const temaLembrado = lembrar<TemaPadrao>(VALIDADE_DO_TEMA);
  rota(app, e.padrao, (ctx) => servico.lerConfiguracaoPadrao(ctx, temaLembrado));
  rota(app, e.ler, (ctx) => servico.lerConfiguracao(ctx));
  rota(app, e.salvar, (ctx, { body }) => servico.salvarConfiguracao(ctx, body.config));
  rota(app, e.restaurar, (ctx) => servico.restaurarConfiguracao(ctx));
}
