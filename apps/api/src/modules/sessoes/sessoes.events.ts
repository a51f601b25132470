import type { Plataforma } from '../../platform/plataforma.ts';
import * as repo from './sessoes.repository.ts';
import { emitirToken } from './tokens/tokens.service.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /**
     * Null when no e-mail is to be sent. Emitted all the same, so that the time taken does not
     * reveal whether the account exists.
     */
    'senha.redefinicao_pedida': { usuarioId: number | null };
    /** Somebody's password changed: they chose it, or were given a temporary one. */
    'senha.trocada': { usuarioId: number; temporaria: boolean };
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
  jobs.aoAcontecer('senha.trocada', 'avisar', async ({ usuarioId, temporaria }, job) => {
    const conta = await repo.lerCredencialPorId(job.banco, usuarioId);
    if (!conta) return;
    const [primeiroNome] = conta.nome.split(' ');
    const oQue = temporaria
      ? 'Quem cuida dos usuários do escritório deu a você uma senha temporária do Domínio, que vale por um dia. Ao entrar com ela, você escolhe a sua.'
      : 'A sua senha do Domínio foi alterada, e as suas outras sessões foram encerradas.';
    await correio.enviar({
      para: conta.email,
      assunto: temporaria ? 'Senha temporária' : 'Senha alterada',
      texto: `Olá, ${primeiroNome}.

${oQue}

Se você não esperava por isso, avise o escritório.`,
    });
  });
}
