import {
  type ItemDoChecklist,
  NOME_DA_ETAPA,
  NOME_DO_ESTADO_DO_ITEM,
  NOME_DO_GRUPO_DO_CHECKLIST,
} from '@dominio/contrato/checklist';
import { blocoDeTabela, blocoDeValores, diaDe, type FonteDoDossie } from '../../platform/dossie.ts';
import { lerChecklist } from './checklist.service.ts';

const observacao = ({ evidencia, justificativa, validade }: ItemDoChecklist) =>
  [evidencia, justificativa, validade && `vale até ${diaDe(validade)}`].filter(Boolean).join(' · ');

/** How complete the record is, and how each item stands. */
export const secaoDoChecklist: FonteDoDossie = {
  secao: 'checklist',
  async ler(ctx, { clienteId }) {
    const { itens, percentual, bloqueio } = await lerChecklist(ctx, clienteId);
    if (itens.length === 0) return [];
    const [bloco] = blocoDeValores(null, [
      ['Concluído', `${percentual}%`],
      ['Impede', bloqueio && `${bloqueio.proxima} (${bloqueio.quantos})`],
    ]);
    const [tabela] = blocoDeTabela({
      nome: 'Itens do checklist',
      colunas: ['Grupo', 'Item', 'Obrigatório em', 'Estado', 'Observação'],
      linhas: itens.map((um) => [
        NOME_DO_GRUPO_DO_CHECKLIST[um.grupo],
        um.titulo,
        NOME_DA_ETAPA[um.obrigatorio_em],
        NOME_DO_ESTADO_DO_ITEM[um.estado],
        observacao(um),
      ]),
    });
    return bloco
      ? [{ ...bloco, tabela: tabela?.tabela ?? null, resto: tabela?.resto ?? null }]
      : [];
  },
};
