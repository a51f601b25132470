import { diaEscrito } from '@dominio/contrato/datas';
import type { TipoDeAviso } from '../../platform/aviso.ts';
import { lerCrua, quemConduz } from './marcadas.repository.ts';

/**
 * To who asked for a transfer, and those who lead either team, or stand in for them: who asked may
 * have left, or be unable to set it again.
 */
export const carteiraNaoTransferida: TipoDeAviso = {
  tipo: 'carteira_nao_transferida',
  titulo: 'Carteira não transferida',
  descricao:
    'Uma transferência de carteira marcada, sua ou de um time que você conduz, não foi feita.',
  categoria: 'administracao',
  padrao: { sistema: true, email: true, push: false },
  quando: {
    async 'carteira.transferencia_encerrada'({ id }, { banco }) {
      const linha = await lerCrua(banco, id);
      if (!linha || linha.situacao === 'feita') return;
      const { de_id, para_id, de_nome, para_nome, em, resultado, pedida_por } = linha;
      const conduzem = await quemConduz(banco, [de_id, para_id]);
      const dizer = (usuarioIds: readonly number[], oQue: string) => ({
        usuarioIds,
        mensagem: `De ${de_nome} para ${para_nome}: ${oQue}`,
        url: `/times?time=${de_id}&aba=clientes`,
        trackingKey: `carteira:transferencia:${id}`,
        criadoPor: null,
      });
      return [
        dizer([pedida_por], resultado ?? ''),
        // The reason may tell of clients that they do not see.
        dizer(
          conduzem.filter((um) => um !== pedida_por),
          `a transferência de ${diaEscrito(em)} não foi feita. Marque outra, se ainda for preciso.`,
        ),
      ];
    },
  },
};
