import type { FastifyInstance } from 'fastify';
import { registrarGuarda } from '../../platform/http/guarda.ts';
import { criarAutenticador } from './ator.service.ts';
import { criarCofreDeTokens } from './token-de-acesso.ts';

/** Puts the guard before every route: who a bearer stands for now, read from the session's row. */
export function registrarAutenticacao(app: FastifyInstance): void {
  const { banco, agora, config } = app.plataforma;
  const tokens = criarCofreDeTokens(config.segredoDaSessao, agora);
  app.decorate('tokens', tokens);
  const { horasSemUso } = config;
  registrarGuarda(app, criarAutenticador({ banco, cofre: tokens, agora, horasSemUso }));
}
