import { NOME_DA_RESPOSTA, NOME_DO_ESTADO_DO_ITEM } from '@dominio/contrato/checklist';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of the checklist of a client. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    checklist: { artigo: 'o', nome: 'checklist', comAlcance: true },
  },
  frases: {
    'checklist.item_alterado': 'mudou um item {de}',
    'checklist.pedido': 'pediu itens ao cliente {em}',
    'checklist.respondido': 'respondeu um item {de}',
    'checklist.resposta_retirada': 'retirou a resposta de um item {de}',
  },
  camposDe: {
    checklist: {
      item: { rotulo: 'item' },
      itens: { rotulo: 'itens' },
      contato_id: { rotulo: 'contato', referencia: 'contato' },
      estado_do_item: { rotulo: 'estado', palavras: NOME_DO_ESTADO_DO_ITEM },
      resposta: { rotulo: 'resposta do cliente', palavras: NOME_DA_RESPOSTA },
      evidencia: { rotulo: 'evidência' },
      justificativa: { rotulo: 'motivo' },
      validade: { rotulo: 'validade' },
    },
  },
};
