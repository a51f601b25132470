import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of contratos. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    contrato: { artigo: 'o', nome: 'contrato', comAlcance: true },
  },
  frases: {
    'contrato.status_alterado': 'alterou o status {de}{para}',
  },
  campos: {
    contrato_id: { rotulo: 'contrato', referencia: 'contrato' },
    responsavel_id: { rotulo: 'responsável', referencia: 'usuario' },
    numero_contrato: { rotulo: 'número' },
    status_contrato: { rotulo: 'status', palavras: NOME_DO_STATUS },
    valor_mensal_centavos: {
      rotulo: 'valor mensal',
      formato: 'centavos',
      permissao: 'contratos:ver_valores',
    },
    servicos: { rotulo: 'serviços' },
    valores_dos_servicos: {
      rotulo: 'valor dos serviços',
      permissao: 'contratos:ver_valores',
    },
  },
  historico: [
    'contrato.criado',
    'contrato.alterado',
    'contrato.status_alterado',
    'contrato.excluido',
  ],
};
