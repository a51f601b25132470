import { chavesDeAcessoEndpoints as c } from '@dominio/contrato/chaves-de-acesso';
import { segundoFatorEndpoints as e } from '@dominio/contrato/segundo-fator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Recusa } from '../../platform/erros.ts';
import { rota } from '../../platform/http/rota.ts';
import { agenteDe } from '../sessoes/abertura.service.ts';
import * as chaves from './chaves/chaves.service.ts';
import * as passo from './segundo-passo.service.ts';
import * as totp from './totp/totp.service.ts';

/** The calls of a signed-in person: the application, the recovery codes and the passkeys. */
export function registrarRotasDoSegundoFator(app: FastifyInstance): void {
  const meios = app.plataforma;
  rota(app, e.estado, (ctx) => totp.lerEstado(ctx));
  rota(app, e.ativar, (ctx, { body }) => totp.ativarTotp(ctx, body, meios));
  rota(app, e.confirmar, (ctx, { body }) => totp.confirmarTotp(ctx, body.codigo, meios));
  rota(app, e.desativar, (ctx, { body }) => totp.desativarTotp(ctx, body, meios));
  rota(app, e.gerarCodigos, (ctx, { body }) => totp.gerarCodigos(ctx, body, meios));

  rota(app, c.listar, (ctx) => chaves.listarChaves(ctx));
  rota(app, c.opcoesDeRegistro, (ctx, { body }) => chaves.iniciarRegistro(ctx, body, meios));
  rota(app, c.registrar, (ctx, { body }) => chaves.registrarChave(ctx, body, meios));
  rota(app, c.renomear, (ctx, { params, body }) => chaves.renomearChave(ctx, params.id, body.nome));
  rota(app, c.remover, (ctx, { params, body }) => chaves.removerChave(ctx, params.id, body, meios));
}

/** The calls of a person who is signing in. */
export function registrarRotasDoSegundoPasso(app: FastifyInstance): void {
  const { cofre, config } = app.plataforma;
  const meiosDe = (req: FastifyRequest) => ({
    cofre,
    config,
    aparelho: { cofre: app.tokens, agente: agenteDe(req.headers['user-agent']) },
  });
  rota(app, e.entrarComCodigo, (ctx, { body }, req) =>
    passo.entrarComCodigo(ctx, body, meiosDe(req)),
  );
  rota(app, c.opcoesDoSegundoFator, (ctx, { body }, req) =>
    passo.iniciarComChave(ctx, body.desafio, meiosDe(req)),
  );
  rota(app, c.confirmarSegundoFator, (ctx, { body }, req) =>
    passo.entrarComSegundaChave(ctx, body, meiosDe(req)),
  );
  rota(app, c.opcoesDaEntrada, (ctx, _, req) => {
    // The request has no body, so any site's page could send it and use up the network's limit.
    if (req.headers['sec-fetch-site'] === 'cross-site') throw new Recusa('CHAVE_RECUSADA');
    return passo.iniciarEntradaComChave(ctx, meiosDe(req));
  });
  rota(app, c.entrar, (ctx, { body }, req) =>
    passo.entrarComChave(ctx, body.resposta, meiosDe(req)),
  );
}
