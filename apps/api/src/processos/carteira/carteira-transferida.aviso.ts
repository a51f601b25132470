import type { TipoDeAviso } from '../../platform/aviso.ts';
import type {} from './carteira.events.ts';
import { lerCrua } from './marcadas.repository.ts';

/** To who asked for a transfer, that it was done on its day. */
export const carteiraTransferida: TipoDeAviso = {
  tipo: 'carteira_transferida',
  titulo: 'Carteira transferida',
  descricao: 'Uma transferência de carteira que você marcou foi feita.',
  categoria: 'administracao',
  padrao: { sistema: true, email: false, push: false },
  quando: {
    async 'carteira.transferencia_encerrada'({ id }, { banco }) {
      const linha = await lerCrua(banco, id);
      if (linha?.situacao !== 'feita') return;
      const { de_id, de_nome, para_nome, resultado, pedida_por } = linha;
      return {
        usuarioIds: [pedida_por],
        mensagem: `De ${de_nome} para ${para_nome}: ${resultado ?? ''}`,
        url: `/times?time=${de_id}&aba=clientes`,
        trackingKey: `carteira:transferencia:${id}`,
        criadoPor: null,
      };
    },
  },
};
