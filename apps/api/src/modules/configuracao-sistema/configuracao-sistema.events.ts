import type { Integracao } from '@dominio/contrato/configuracao-sistema';
import { NOME_DA_INTEGRACAO } from '@dominio/contrato/configuracao-sistema';
import { dataCivil, diaEscrito, horaCivil } from '@dominio/contrato/datas';
import type { DadosDoEvento } from '../../platform/eventos.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { notificar } from '../notificacoes/notificacoes.service.ts';
import { lerContato } from '../pessoas/pessoas.service.ts';
import { emPalavras } from './configuracao-sistema.rules.ts';

declare module '../../platform/eventos.ts' {
  interface Eventos {
    /**
     * Notifies one administrator that another changed how people sign in, or the server that
     * e-mails leave by.
     */
    'integracao.alterada': {
      usuarioId: number;
      integracao: Integracao;
      autorId: number;
      versao: number;
      /** Names of the fields that changed, without their values. */
      campos: readonly string[];
      ligada: boolean;
      /** ISO 8601. */
      em: string;
    };
  }
}

type Mudanca = DadosDoEvento<'integracao.alterada'>;

/** 'Ana Souza mudou E-mail (SMTP): o servidor e a senha. A integração está ativa.' */
async function fraseDe({ banco }: Trabalho, { autorId, integracao, campos, ligada }: Mudanca) {
  const autor = (await lerContato(banco, autorId))?.nome ?? 'Outra pessoa';
  const estado = ligada ? 'ativa' : 'inativa';
  return `${autor} mudou ${NOME_DA_INTEGRACAO[integracao]}: ${emPalavras(campos)}. A integração está ${estado}.`;
}

/**
 * Notifies administrators by bell and by e-mail, each in a job of its own: whoever changed the
 * e-mail server decides where e-mails go, and not every administrator looks at the bell.
 */
export function registrarEventosDaConfiguracaoDoSistema(plataforma: Plataforma): void {
  const { jobs, correio, aoVivo, config } = plataforma;
  jobs.aoAcontecer('integracao.alterada', 'notificar', async (dados, job) => {
    const { usuarioId, integracao, autorId, versao, em } = dados;
    const { banco, agora } = job;
    await notificar(
      { banco, aoVivo, agora },
      {
        usuarioIds: [usuarioId],
        tipoEvento: 'integracao_alterada',
        mensagem: await fraseDe(job, dados),
        url: `/configuracoes?painel=${integracao}`,
        trackingKey: `integracao_alterada:${integracao}:${versao}:${new Date(em).getTime()}`,
        criadoPor: autorId,
        agendamentoId: null,
      },
    );
  });
  jobs.aoAcontecer('integracao.alterada', 'avisar', async (dados, job) => {
    const pessoa = await lerContato(job.banco, dados.usuarioId);
    if (pessoa?.situacao !== 'ativo') return;
    const em = new Date(dados.em);
    const dia = diaEscrito(dataCivil(em));
    await correio.enviar({
      para: pessoa.email,
      assunto: `Integração alterada: ${NOME_DA_INTEGRACAO[dados.integracao]}`,
      texto: `Olá, ${pessoa.nome.split(' ', 1)[0]}.

${await fraseDe(job, dados)} Foi em ${dia}, às ${horaCivil(em)}.

Quem controla esta integração pode entrar como qualquer pessoa. Confira o que mudou: ${config.urlPublica}/configuracoes?painel=${dados.integracao}

Se você não esperava por isso, fale já com quem fez a mudança e troque as senhas de administração.`,
    });
  });
}
