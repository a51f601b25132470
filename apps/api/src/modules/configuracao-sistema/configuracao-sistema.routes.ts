import { configuracaoSistemaEndpoints as e } from '@dominio/contrato/configuracao-sistema';
import type { FastifyInstance } from 'fastify';
import { rota } from '../../platform/http/rota.ts';
import { criarRitmo } from '../../platform/ritmo.ts';
import * as servico from './configuracao-sistema.service.ts';
import { testarIntegracao } from './testar-integracao.ts';

/** A test connects to other machines and waits for them: few a minute are enough. */
const RITMO_DOS_TESTES = { maximo: 10, janelaMs: 60_000 };

export function registrarRotasDaConfiguracaoDoSistema(app: FastifyInstance): void {
  const { plataforma } = app;
  plataforma.correio.ligar(() => servico.servidorDeEmail(plataforma));
  rota(app, e.listar, (ctx) => servico.listarIntegracoes(ctx, plataforma));
  rota(app, e.ler, (ctx, { params }) => servico.lerIntegracao(ctx, plataforma, params.integration));
  rota(app, e.gravar, (ctx, { params, body }) =>
    servico.gravarIntegracao(ctx, plataforma, params.integration, body),
  );
  const contarTeste = criarRitmo(RITMO_DOS_TESTES);
  rota(app, e.testar, (ctx, { params }) => {
    contarTeste(ctx.ator.usuarioId, ctx.agora());
    return testarIntegracao(ctx, plataforma, params.integration);
  });
}
