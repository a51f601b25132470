import type { TipoDeAviso } from '../../platform/aviso.ts';
import type {} from './passagens.events.ts';
import { lerParaAvisar } from './passagens.repository.ts';

/** To the two who sign a term, that it is there. */
export const passagemParaAssinar: TipoDeAviso = {
  tipo: 'passagem_para_assinar',
  titulo: 'Termo de passagem para assinar',
  descricao: 'Um termo de passagem de cliente espera a sua assinatura.',
  categoria: 'contratos',
  padrao: { sistema: true, email: true, push: false },
  quando: {
    async 'passagem.gerada'({ id }, { banco }) {
      const termo = await lerParaAvisar(banco, id);
      if (!termo) return;
      const { de_id, para_id, de_nome, para_nome, gerada_por, cliente_nome } = termo;
      return {
        usuarioIds: [de_id, para_id].filter((um) => um !== gerada_por),
        mensagem: `${cliente_nome}: de ${de_nome} para ${para_nome}.`,
        url: `/passagem?termo=${id}`,
        trackingKey: `passagem_para_assinar:passagem:${id}`,
        criadoPor: gerada_por,
      };
    },
  },
};
