import type { FastifyInstance } from 'fastify';
import { criarCofreDeTokens } from './token-de-acesso.ts';

/** Gives the application the one signer of access tokens, which remembers those it has verified. */
export function decorarTokens(app: FastifyInstance): void {
  const { config, agora } = app.plataforma;
  app.decorate('tokens', criarCofreDeTokens(config.segredoDaSessao, agora));
}
