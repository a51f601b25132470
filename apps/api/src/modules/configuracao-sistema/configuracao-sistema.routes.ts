import { configuracaoSistemaEndpoints as e } from '@dominio/contrato/configuracao-sistema';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import * as servico from './configuracao-sistema.service.ts';
import { testarIntegracao } from './testar-integracao.ts';

export function registrarRotasDaConfiguracaoDoSistema(app: FastifyInstance): void {
  const { plataforma } = app;
  plataforma.correio.ligar(() => servico.servidorDeEmail(plataforma));
  rota(app, e.listar, (ctx) => servico.listarIntegracoes(ctx, plataforma));
  rota(app, e.ler, (ctx, { params }) => servico.lerIntegracao(ctx, plataforma, params.integration));
  rota(app, e.gravar, (ctx, { params, body }) =>
    servico.gravarIntegracao(ctx, plataforma, params.integration, body),
  );
  rota(app, e.testar, (ctx, { params }) => testarIntegracao(ctx, plataforma, params.integration));
}
