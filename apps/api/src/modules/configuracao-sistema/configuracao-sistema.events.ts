import type { Integracao } from '@dominio/contrato/configuracao-sistema';
import { NOME_DA_INTEGRACAO } from '@dominio/contrato/configuracao-sistema';
import { dataCivil, diaEscrito, horaCivil } from '@dominio/contrato/datas';
import type { Plataforma } from '../../platform/plataforma.ts';
import { lerContato } from '../pessoas/pessoas.service.ts';
import { fraseDaMudanca } from './frase-da-mudanca.service.ts';

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

/**
 * Writes to administrators: whoever changed the e-mail server decides where e-mails go, and not every
 * administrator looks at the bell.
 */
export function registrarEventosDaConfiguracaoDoSistema(plataforma: Plataforma): void {
  const { jobs, correio, config } = plataforma;
  jobs.aoAcontecer('integracao.alterada', 'avisar', async (dados, job) => {
    const pessoa = await lerContato(job.banco, dados.usuarioId);
    if (pessoa?.situacao !== 'ativo') return;
    const em = new Date(dados.em);
    const dia = diaEscrito(dataCivil(em));
    await correio.enviar({
      para: pessoa.email,
      assunto: `Integração alterada: ${NOME_DA_INTEGRACAO[dados.integracao]}`,
      texto: `Olá, ${pessoa.nome.split(' ', 1)[0]}.

${await fraseDaMudanca(job, dados)} Foi em ${dia}, às ${horaCivil(em)}.

Quem controla esta integração pode entrar como qualquer pessoa. Confira o que mudou: ${config.urlPublica}/configuracoes?painel=${dados.integracao}

Se você não esperava por isso, fale já com quem fez a mudança e troque as senhas de administração.`,
    });
  });
}
