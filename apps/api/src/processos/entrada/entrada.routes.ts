import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import type { FastifyInstance } from 'fastify';
import { agenteDe } from '../../modules/sessoes/abertura.service.ts';
import { registrarGuarda } from '../../platform/http/guarda.ts';
import { rota } from '../../platform/http/rota.ts';
import { criarAutenticador } from './ator.service.ts';
import { entrar } from './entrada.service.ts';

/** Registers the guard before every route, with the authenticator that reads the session's row. */
export function registrarAutenticacao(app: FastifyInstance): void {
  const { banco, agora, config } = app.plataforma;
  const { horasSemUso } = config;
  registrarGuarda(app, criarAutenticador({ banco, cofre: app.tokens, agora, horasSemUso }));
}

export function registrarRotasDaEntrada(app: FastifyInstance): void {
  rota(app, sessoesEndpoints.login, (ctx, { body }, req) =>
    entrar(ctx, body, { cofre: app.tokens, agente: agenteDe(req.headers['user-agent']) }),
  );
}
