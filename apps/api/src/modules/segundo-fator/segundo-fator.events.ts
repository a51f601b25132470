import { TEXTOS_DAS_SESSOES } from '@dominio/contrato/sessoes-abertas';
import type { DadosDoEvento } from '../../platform/eventos.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { lerUsuario } from '../pessoas/pessoas.service.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /** A person's second factor changed; the person is told by e-mail. */
    'segundo_fator.alterado': {
      usuarioId: number;
      o_que:
        | 'ativado'
        | 'desativado'
        | 'removido'
        | 'codigo_usado'
        | 'codigos_errados'
        | 'chave_nova'
        | 'chave_removida';
      /** Whether it is the person's first factor, with which the other sessions ended. */
      primeiro?: boolean;
    };
  }
}

type OQue = DadosDoEvento<'segundo_fator.alterado'>['o_que'];

const MENSAGENS: Readonly<Record<OQue, { assunto: string; texto: string }>> = {
  ativado: {
    assunto: 'Segundo fator ativado',
    texto: 'A sua entrada no Domínio passa a pedir um código do aplicativo autenticador.',
  },
  desativado: {
    assunto: 'Segundo fator desativado',
    texto: 'A sua entrada no Domínio deixou de pedir o código do aplicativo autenticador.',
  },
  removido: {
    assunto: 'Segundo fator removido',
    texto:
      'Quem cuida dos usuários do escritório removeu o seu segundo fator, e as suas sessões foram encerradas. Você entra com a sua senha e pode cadastrar outro em Minha conta.',
  },
  codigo_usado: {
    assunto: 'Código de recuperação usado',
    texto: 'Alguém entrou com a sua senha e um dos seus códigos de recuperação.',
  },
  codigos_errados: {
    assunto: 'Códigos incorretos na sua entrada',
    texto:
      'Alguém informou a sua senha certa e errou o código do segundo fator tantas vezes que as tentativas foram bloqueadas por alguns minutos. Se não foi você, troque a sua senha.',
  },
  chave_nova: {
    assunto: 'Nova chave de acesso',
    texto: 'Uma chave de acesso foi cadastrada na sua conta do Domínio.',
  },
  chave_removida: {
    assunto: 'Chave de acesso removida',
    texto: 'Uma chave de acesso foi removida da sua conta do Domínio.',
  },
};

/** Notifies the owner of a changed second factor by e-mail, which does not depend on it. */
export function registrarEventosDoSegundoFator({ jobs, correio }: Plataforma): void {
  jobs.aoAcontecer(
    'segundo_fator.alterado',
    'avisar',
    async ({ usuarioId, o_que, primeiro }, job) => {
      const { nome, email } = await lerUsuario(job.banco, usuarioId);
      const { assunto, texto } = MENSAGENS[o_que];
      const frases = primeiro ? `${texto} ${TEXTOS_DAS_SESSOES.outrasEncerradas}` : texto;
      await correio.enviar({
        para: email,
        assunto,
        texto: `Olá, ${nome.split(' ', 1)[0]}.

${frases}

Se você não esperava por isso, avise o escritório.`,
      });
    },
  );
}
