import { horaCivil } from '@dominio/contrato/datas';
import type { Plataforma } from '../../platform/plataforma.ts';
import { lerPessoaParaAvisar } from './ver-como.repository.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** An administrator began to see the product as this person, read-only, until an instant. */
    'ver_como.iniciado': {
      usuarioId: number;
      visitante: string;
      motivo: string;
      expira_em: string;
    };
  }
}

/** Notifies the person of the visit and its reason: nobody is watched unknowingly (LGPD art. 6). */
export function registrarEventosDeVerComo({ jobs, correio }: Plataforma): void {
  jobs.aoAcontecer('ver_como.iniciado', 'avisar', async (visita, job) => {
    const pessoa = await lerPessoaParaAvisar(job.banco, visita.usuarioId);
    if (!pessoa) return;
    const [primeiroNome] = pessoa.nome.split(' ');
    await correio.enviar({
      para: pessoa.email,
      assunto: 'Alguém viu o Domínio como você',
      texto: `Olá, ${primeiroNome}.

${visita.visitante}, que administra o Domínio, passou a ver o Domínio como você, só para leitura, até as ${horaCivil(new Date(visita.expira_em))}. Nada pode ser alterado assim, e a sua senha não é conhecida por ninguém.

Motivo informado: ${visita.motivo}

Se você não esperava por isso, fale com o escritório.`,
    });
  });
}
