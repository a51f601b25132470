import { NOME_DA_INTEGRACAO } from '@dominio/contrato/configuracao-sistema';
import { dataCivil, diaEscrito, horaCivil } from '@dominio/contrato/datas';
import type { TipoDeAviso } from '../../platform/aviso.ts';
import { lerContato } from '../pessoas/pessoas.service.ts';
import type {} from './configuracao-sistema.events.ts';
import { emPalavras } from './configuracao-sistema.rules.ts';

/**
 * To each administrator but the one who changed how people sign in or how e-mails leave: whoever
 * controls that decides who comes in, and where e-mails go.
 */
export const integracaoAlterada: TipoDeAviso = {
  tipo: 'integracao_alterada',
  titulo: 'Integração alterada',
  descricao: 'Outro administrador mudou a entrada pelo provedor ou o servidor de e-mail.',
  categoria: 'administracao',
  padrao: { sistema: true, email: true, push: true },
  critico: true,
  quando: {
    async 'integracao.alterada'(dados, { banco }) {
      const { usuarioId, integracao, autorId, versao, campos, ligada } = dados;
      const em = new Date(dados.em);
      const autor = (await lerContato(banco, autorId))?.nome ?? 'Outra pessoa';
      const nome = NOME_DA_INTEGRACAO[integracao];
      return {
        usuarioIds: [usuarioId],
        mensagem: `${autor} mudou ${nome}: ${emPalavras(campos)}. A integração está ${ligada ? 'ativa' : 'inativa'}.`,
        url: `/configuracoes?painel=${integracao}`,
        trackingKey: `integracao_alterada:${integracao}:${versao}:${em.getTime()}`,
        criadoPor: autorId,
        carta: {
          assunto: `Integração alterada: ${nome}`,
          alem: `Foi em ${diaEscrito(dataCivil(em))}, às ${horaCivil(em)}. Quem controla esta integração pode entrar como qualquer pessoa: confira o que mudou. Se você não esperava por isso, fale já com quem fez a mudança e troque as senhas de administração.`,
        },
      };
    },
  },
};
