import type { TipoDeAviso } from '../../platform/aviso.ts';
import { fraseDaMudanca } from './frase-da-mudanca.service.ts';

/** To each administrator but the one who changed how people sign in or how e-mails leave. */
export const integracaoAlterada: TipoDeAviso = {
  tipo: 'integracao_alterada',
  titulo: 'Integração alterada',
  descricao: 'Outro administrador mudou a entrada pelo provedor ou o servidor de e-mail.',
  categoria: 'administracao',
  padrao: { sistema: true, email: true, push: true },
  critico: true,
  quando: {
    async 'integracao.alterada'(dados, job) {
      const { usuarioId, integracao, autorId, versao, em } = dados;
      return {
        usuarioIds: [usuarioId],
        mensagem: await fraseDaMudanca(job, dados),
        url: `/configuracoes?painel=${integracao}`,
        trackingKey: `integracao_alterada:${integracao}:${versao}:${new Date(em).getTime()}`,
        criadoPor: autorId,
      };
    },
  },
};
