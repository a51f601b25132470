import { createSecretKey } from 'node:crypto';
import { HORAS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { jwtVerify, SignJWT } from 'jose';

declare module 'fastify' {
  interface FastifyInstance {
    /** Signs and reads the access tokens of this application. */
    tokens: CofreDeTokens;
  }
}

const ALGORITMO = 'HS256';
const EMISSOR = 'dominio';
const MAXIMO_EM_MEMORIA = 5_000;

interface Conteudo {
  readonly usuarioId: number;
  readonly sessaoId: string;
}

/**
 * Signs and reads access tokens. A token is no proof by itself: it names a session, whose row each
 * request reads again (decisoes.md §5).
 */
export function criarCofreDeTokens(segredo: string, agora: () => Date) {
  // A key object instead of bytes, which the library would import again for every token.
  const chave = createSecretKey(segredo, 'utf8');
  /** Tokens already verified: a signature stays right, so only the age is checked again. */
  const verificados = new Map<string, { conteudo: Conteudo; expira: number }>();
  return {
    /** A token that carries `user_id` and the session, valid for 720 h. */
    assinar({ usuarioId, sessaoId }: Conteudo): Promise<string> {
      const emitido = Math.floor(agora().getTime() / 1000);
      return new SignJWT({ user_id: usuarioId, sid: sessaoId })
        .setProtectedHeader({ alg: ALGORITMO, typ: 'JWT' })
        .setIssuer(EMISSOR)
        .setIssuedAt(emitido)
        .setExpirationTime(emitido + HORAS_DA_SESSAO * 3600)
        .sign(chave);
    },
    /** The session a token names, or null when its signature, algorithm, issuer or age is wrong. */
    async ler(token: string): Promise<Conteudo | null> {
      const verificado = verificados.get(token);
      if (verificado && agora().getTime() < verificado.expira) return verificado.conteudo;
      try {
        const { payload } = await jwtVerify(token, chave, {
          algorithms: [ALGORITMO],
          issuer: EMISSOR,
          currentDate: agora(),
        });
        const { user_id: usuarioId, sid: sessaoId, exp = 0 } = payload;
        if (typeof usuarioId !== 'number' || typeof sessaoId !== 'string') return null;
        const conteudo = { usuarioId, sessaoId };
        if (verificados.size >= MAXIMO_EM_MEMORIA) verificados.clear();
        verificados.set(token, { conteudo, expira: exp * 1000 });
        return conteudo;
      } catch {
        return null;
      }
    },
  };
}

export type CofreDeTokens = ReturnType<typeof criarCofreDeTokens>;
