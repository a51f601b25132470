import type { Plataforma } from '../../platform/plataforma.ts';
import type { LugarNovo } from './novo-acesso.rules.ts';
import * as repo from './sessoes.repository.ts';
import { emitirToken } from './tokens/tokens.service.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /**
     * Null when no e-mail is to be sent. Emitted all the same, so that the time taken does not
     * reveal whether the account exists.
     */
    'senha.redefinicao_pedida': { usuarioId: number | null };
    /** Somebody's password changed: they chose it, or were given a temporary one by somebody. */
    'senha.trocada': { usuarioId: number; como: 'trocada' | 'redefinida' | 'temporaria' };
    /** Somebody signed in with a browser, or from a network, that they had not used before. */
    'sessao.de_lugar_novo': {
      usuarioId: number;
      agente: string | null;
      ip: string | null;
      novo: LugarNovo;
      /** ISO 8601. */
      em: string;
    };
  }
}

/** Life of a reset link: one hour at most (seguranca.md P7). */
const VALIDADE_DO_LINK_MS = 3_600_000;

/** What happens after the events of this module. */
export function registrarEventosDeSessoes({ jobs, correio, config }: Plataforma): void {
  jobs.aoAcontecer('senha.redefinicao_pedida', 'enviar-link', async ({ usuarioId }, job) => {
    const conta =
      usuarioId === null ? undefined : await repo.lerCredencialPorId(job.banco, usuarioId);
    if (!conta) return;
    const { token } = await emitirToken(job.banco, {
      finalidade: 'redefinir_senha',
      usuarioId: conta.id,
      validadeMs: VALIDADE_DO_LINK_MS,
      agora: job.agora(),
    });
    const [primeiroNome] = conta.nome.split(' ');
    await correio.enviar({
      para: conta.email,
      assunto: 'Redefinição de senha',
      texto: `Olá, ${primeiroNome}.

Recebemos um pedido para redefinir a sua senha no Domínio. Para escolher uma nova, abra o endereço abaixo em até uma hora:

${config.urlPublica}/reset-password?token=${token}

Se não foi você quem pediu, ignore esta mensagem: a sua senha continua a mesma.`,
    });
  });
}
