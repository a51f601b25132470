import { abrirSessao } from '../src/modules/sessoes/sessoes.repository.ts';
import type { CofreDeTokens } from '../src/modules/sessoes/token-de-acesso.ts';
import type { Plataforma } from '../src/platform/plataforma.ts';

/** Opens a session without hashing a password, and answers its token. */
export async function entrarSemSenha(
  { banco, agora }: Pick<Plataforma, 'banco' | 'agora'>,
  cofre: CofreDeTokens,
  usuarioId: number,
): Promise<string> {
  const sessaoId = await abrirSessao(banco, {
    usuario_id: usuarioId,
    criada_em: agora(),
    expira_em: new Date(agora().getTime() + 720 * 3_600_000),
    ip: '127.0.0.1',
    agente: 'teste',
  });
  return cofre.assinar({ usuarioId, sessaoId });
}
