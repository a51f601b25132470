import { configuracaoUsuarioEndpoints as e } from '@dominio/contrato/configuracao-usuario';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as servico from './configuracao-usuario.service.ts';

export function registrarRotasDaConfiguracaoDoUsuario(app: FastifyInstance): void {
  const { aoVivo } = app.plataforma;
  rota(app, e.padrao, (ctx) => servico.lerConfiguracaoPadrao(ctx));
  rota(app, e.ler, (ctx) => servico.lerConfiguracao(ctx));
  rota(app, e.salvar, (ctx, { body }) => servico.salvarConfiguracao(ctx, aoVivo, body.config));
  rota(app, e.restaurar, (ctx) => servico.restaurarConfiguracao(ctx, aoVivo));
}
