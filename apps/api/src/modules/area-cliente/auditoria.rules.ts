import { NOME_DO_PAPEL } from '@dominio/contrato/contatos';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of the changes that a client's people ask a partner to confirm. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'usuarios_do_cliente.pedido': 'pediu a confirmação de um sócio {de}',
    'usuarios_do_cliente.confirmado': 'confirmou, como sócio, uma mudança nos usuários {de}',
    'usuarios_do_cliente.recusado': 'recusou, como sócio, uma mudança nos usuários {de}',
    'usuarios_do_cliente.cancelado': 'cancelou um pedido de mudança nos usuários {de}',
    'usuarios_do_cliente.vencido': 'descartou um pedido sem resposta nos usuários {de}',
  },
  campos: {
    pedido: {
      rotulo: 'pedido',
      palavras: { convite: 'convidar', papeis: 'mudar os papéis', retirada: 'retirar o acesso' },
    },
    pedido_de: { rotulo: 'pessoa' },
    pedido_por: { rotulo: 'pedido por' },
    papeis_pedidos: { rotulo: 'papéis', palavras: NOME_DO_PAPEL },
  },
  historico: [
    'usuarios_do_cliente.pedido',
    'usuarios_do_cliente.confirmado',
    'usuarios_do_cliente.recusado',
    'usuarios_do_cliente.cancelado',
    'usuarios_do_cliente.vencido',
  ],
};
