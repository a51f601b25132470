import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import { NOME_DO_ANEXO } from '@dominio/contrato/contratos-anexos';
import { NOME_DO_MOTIVO } from '@dominio/contrato/contratos-encerramento';
import { NOME_DO_INDICE, NOME_DO_MES } from '@dominio/contrato/contratos-termos';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of contratos. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    contrato: { artigo: 'o', nome: 'contrato', comAlcance: true },
  },
  frases: {
    'contrato.status_alterado': 'alterou o status {de}{para}',
    'contrato.fim_marcado': 'marcou o fim {de}',
    'contrato.fim_retirado': 'retirou o fim marcado {de}',
    'contrato.renovado': 'renovou {o}',
    'contrato.reajustado': 'reajustou {o}',
    'contrato.aditivo_desfeito': 'desfez um aditivo {de}',
    'contrato.anexo_enviado': 'enviou um anexo {de}',
    'contrato.anexo_excluido': 'excluiu um anexo {de}',
    'contrato.minuta_gerada': 'gerou a minuta {de}',
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
    data_assinatura: { rotulo: 'assinatura' },
    indice_reajuste: { rotulo: 'índice de reajuste', palavras: NOME_DO_INDICE },
    mes_reajuste: { rotulo: 'mês do reajuste', palavras: NOME_DO_MES },
    dia_vencimento: { rotulo: 'dia do vencimento' },
    renovacao_automatica: { rotulo: 'renovação automática' },
    aviso_previo_dias: { rotulo: 'aviso prévio em dias' },
    motivo_encerramento: { rotulo: 'motivo do encerramento', palavras: NOME_DO_MOTIVO },
    aviso_em: { rotulo: 'dia do aviso prévio' },
    encerra_em: { rotulo: 'dia do encerramento' },
    tipo_do_anexo: { rotulo: 'tipo do anexo', palavras: NOME_DO_ANEXO },
    modelo_da_minuta: { rotulo: 'modelo da minuta' },
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
    'contrato.fim_marcado',
    'contrato.fim_retirado',
    'contrato.renovado',
    'contrato.reajustado',
    'contrato.aditivo_desfeito',
    'contrato.anexo_enviado',
    'contrato.anexo_excluido',
    'contrato.minuta_gerada',
    'contrato.excluido',
  ],
};
