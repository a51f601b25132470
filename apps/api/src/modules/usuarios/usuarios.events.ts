import { HORAS_DO_CONVITE } from '@dominio/contrato/usuarios-entrada';
import type { Plataforma } from '../../platform/plataforma.ts';
import { anularTokens, emitirToken } from '../sessoes/tokens.service.ts';
import { lerConvidado } from './cadastro.repository.ts';

/** Invitations go out after the commit. The link is the reset page's: there a password is chosen. */
export function registrarEventosDeUsuarios({ jobs, correio, config }: Plataforma): void {
  jobs.aoAcontecer('usuario.convidado', 'enviar-convite', async ({ usuarioId }, job) => {
    const convidado = await lerConvidado(job.banco, usuarioId);
    if (!convidado) return;
    const agora = job.agora();
    await anularTokens(job.banco, 'convite', usuarioId, agora);
    const { token } = await emitirToken(job.banco, {
      finalidade: 'convite',
      usuarioId,
      validadeMs: HORAS_DO_CONVITE * 3_600_000,
      agora,
    });
    const [primeiroNome] = convidado.nome.split(' ');
    await correio.enviar({
      para: convidado.email,
      assunto: 'Convite para o Domínio',
      texto: `Olá, ${primeiroNome}.

Você foi convidado a usar o Domínio. Para escolher a sua senha e entrar, abra o endereço abaixo em até ${HORAS_DO_CONVITE} horas:

${config.urlPublica}/reset-password?token=${token}

Se o prazo passar, peça um novo convite a quem cuida dos usuários do escritório.`,
    });
  });
}
