import { HORAS_DO_CONVITE } from '@dominio/contrato/usuarios-entrada';
import type { Plataforma } from '../../platform/plataforma.ts';
import { anularTokens, emitirToken } from '../sessoes/tokens/tokens.service.ts';
import { lerConvidado, lerNome } from './cadastro/cadastro.repository.ts';
import { travarPessoa } from './vinculos/vinculos.repository.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A person is to get an invitation by e-mail; an earlier one is void. */
    'usuario.convidado': { usuarioId: number };
    /** The account's e-mail changed; its old address is notified, which its owner surely reads. */
    'usuario.email_alterado': { usuarioId: number; de: string; convite: boolean };
  }
}

const CONVITE_MUDOU =
  'O convite que enviamos a este endereço não vale mais: passou para outro e-mail.';
const EMAIL_MUDOU =
  'O e-mail da sua conta do Domínio foi alterado. As próximas mensagens, e os pedidos de senha nova, vão para o outro endereço.';

/**
 * Sends invitations after the commit, with the reset page's link, where a password is chosen. A
 * change of e-mail is told to the old address without the new one, which may be somebody else's.
 */
export function registrarEventosDeUsuarios({ jobs, correio, config }: Plataforma): void {
  jobs.aoAcontecer('usuario.convidado', 'enviar-convite', async ({ usuarioId }, job) => {
    const agora = job.agora();
    // Locks the person, as withdrawing an invitation does, so that no link is sent after it.
    const enviado = await job.banco.transaction(async (tx) => {
      await travarPessoa(tx, usuarioId);
      const convidado = await lerConvidado(tx, usuarioId);
      if (!convidado) return null;
      await anularTokens(tx, 'convite', usuarioId, agora);
      const validadeMs = HORAS_DO_CONVITE * 3_600_000;
      const novo = { finalidade: 'convite', usuarioId, validadeMs, agora } as const;
      return { convidado, token: (await emitirToken(tx, novo)).token };
    });
    if (!enviado) return;
    const { convidado, token } = enviado;
    const [primeiroNome] = convidado.nome.split(' ');
    await correio.enviar({
      para: convidado.email,
      assunto: 'Convite para o Domínio',
      texto: `Olá, ${primeiroNome}.

Você recebeu um convite para usar o Domínio. Para escolher a sua senha e entrar, abra o endereço abaixo em até ${HORAS_DO_CONVITE} horas:

${config.urlPublica}/reset-password?token=${token}&convite=1

Se o prazo passar, peça um novo convite a quem cuida dos usuários do escritório.`,
    });
  });
  jobs.aoAcontecer('usuario.email_alterado', 'avisar', async ({ usuarioId, de, convite }, job) => {
    const pessoa = await lerNome(job.banco, usuarioId);
    if (!pessoa) return;
    const [primeiroNome] = pessoa.nome.split(' ');
    await correio.enviar({
      para: de,
      assunto: convite ? 'Convite cancelado' : 'E-mail da conta alterado',
      texto: `Olá, ${primeiroNome}.

${convite ? CONVITE_MUDOU : EMAIL_MUDOU}

Se você não esperava por isso, avise o escritório.`,
    });
  });
}
