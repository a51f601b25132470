import { HORAS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { jwtVerify, SignJWT } from 'jose';

const ALGORITMO = 'HS256';
const EMISSOR = 'dominio';

interface Conteudo {
  readonly usuarioId: number;
  readonly sessaoId: string;
}

/**
 * Signs and reads access tokens. A token proves nothing by itself: it names a session row, which
 * each request reads again (decisoes.md §5).
 */
export function criarCofreDeTokens(segredo: string, agora: () => Date) {
  const chave = new TextEncoder().encode(segredo);
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
      try {
        const { payload } = await jwtVerify(token, chave, {
          algorithms: [ALGORITMO],
          issuer: EMISSOR,
          currentDate: agora(),
        });
        const { user_id: usuarioId, sid: sessaoId } = payload;
        if (typeof usuarioId !== 'number' || typeof sessaoId !== 'string') return null;
        return { usuarioId, sessaoId };
      } catch {
        return null;
      }
    },
  };
}

export type CofreDeTokens = ReturnType<typeof criarCofreDeTokens>;
