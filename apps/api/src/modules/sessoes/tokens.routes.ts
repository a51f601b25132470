import type { FastifyInstance } from 'fastify';
import { criarCofreDeTokens } from './token-de-acesso.ts';

/** Gives the application one signer of access tokens, which keeps those already verified. */
export function decorarTokens(app: FastifyInstance): void {
  const { config, agora } = app.plataforma;
  app.decorate('tokens', criarCofreDeTokens(config.segredoDaSessao, agora));
}
