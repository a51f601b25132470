import type { EstadoDaPassagem } from '@dominio/contrato/passagens';
import type { TipoDeAviso } from '../../platform/aviso.ts';
import { lerParaAvisar } from './passagens.repository.ts';

const O_QUE_HOUVE: Readonly<Record<Exclude<EstadoDaPassagem, 'pendente'>, string>> = {
  assinada: 'foi assinado por uma das pessoas.',
  concluida: 'foi assinado pelas duas pessoas. O cliente mudou de responsável.',
  recusada: 'foi recusado.',
  cancelada: 'foi cancelado.',
};

/** To all who have a part in a term, what comes of it. */
export const passagemMudou: TipoDeAviso = {
  tipo: 'passagem_mudou',
  titulo: 'Termo de passagem',
  descricao: 'Um termo de passagem em que você está foi assinado, recusado ou cancelado.',
  categoria: 'contratos',
  padrao: { sistema: true, email: false, push: false },
  quando: {
    async 'passagem.mudou'({ id, por, estado }, { banco }) {
      const termo = await lerParaAvisar(banco, id);
      if (!termo || estado === 'pendente') return;
      const { de_id, para_id, gerada_por, cliente_nome } = termo;
      return {
        usuarioIds: [de_id, para_id, gerada_por].filter((um) => um !== por),
        mensagem: `O termo de ${cliente_nome} ${O_QUE_HOUVE[estado]}`,
        url: `/passagem?termo=${id}`,
        trackingKey: `passagem_mudou:passagem:${id}:${estado}`,
        criadoPor: por,
      };
    },
  },
};
