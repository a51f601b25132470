import {
  NOME_DA_ETAPA,
  NOME_DA_REGRA,
  NOME_DO_GRUPO_DO_CHECKLIST,
  NOME_DO_RESPONSAVEL_DO_ITEM,
} from '@dominio/contrato/checklist';
import { NOME_DA_NATUREZA } from '@dominio/contrato/clientes-campos';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of the items that clients' records are asked for. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    modelo_checklist: { artigo: 'o', nome: 'item do checklist' },
  },
  camposDe: {
    modelo_checklist: {
      titulo: { rotulo: 'título' },
      grupo: { rotulo: 'grupo', palavras: NOME_DO_GRUPO_DO_CHECKLIST },
      regra: { rotulo: 'regra', palavras: NOME_DA_REGRA },
      obrigatorio_em: { rotulo: 'etapa', palavras: NOME_DA_ETAPA },
      responsavel: { rotulo: 'responsável', palavras: NOME_DO_RESPONSAVEL_DO_ITEM },
      natureza: { rotulo: 'natureza', palavras: NOME_DA_NATUREZA },
      orientacao: { rotulo: 'orientação' },
      ordem: { rotulo: 'posição' },
      ativo: { rotulo: 'em uso' },
    },
  },
};
