import {
  NOME_DA_BASE,
  NOME_DA_FAIXA,
  NOME_DA_NATUREZA,
  NOME_DA_ORIGEM,
  NOME_DO_CONSENTIMENTO,
  NOME_DO_MEIO,
  NOME_DO_PORTE,
} from '@dominio/contrato/clientes-campos';
import {
  NOME_DA_SITUACAO_DO_CLIENTE,
  NOME_DO_MOTIVO_DA_SITUACAO,
} from '@dominio/contrato/clientes-situacao';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of clientes. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    cliente: { artigo: 'o', nome: 'cliente', comAlcance: true },
  },
  frases: { 'cliente.dados_lidos': 'leu os dados pessoais {de}' },
  campos: {
    client_id: { rotulo: 'empresa', referencia: 'cliente' },
    cliente_id: { rotulo: 'cliente', referencia: 'cliente' },
    clientes: { rotulo: 'clientes', referencia: 'cliente' },
    cliente_ids: { rotulo: 'clientes', referencia: 'cliente' },
    empresa: { rotulo: 'empresa' },
    contrato: { rotulo: 'contrato' },
    natureza: { rotulo: 'natureza', palavras: NOME_DA_NATUREZA },
    segmento: { rotulo: 'segmento' },
    porte: { rotulo: 'porte', palavras: NOME_DO_PORTE },
    origem: { rotulo: 'origem', palavras: NOME_DA_ORIGEM },
    curva: { rotulo: 'curva' },
    tags: { rotulo: 'tags' },
    horario_contato: { rotulo: 'horário de contato' },
    particularidades: { rotulo: 'particularidades' },
    tem_folha: { rotulo: 'folha de pagamento' },
    numero_funcionarios: { rotulo: 'funcionários' },
    faturamento_faixa: { rotulo: 'faturamento', palavras: NOME_DA_FAIXA },
    meios_recebimento: { rotulo: 'meios de recebimento', palavras: NOME_DO_MEIO },
    base_legal: { rotulo: 'base legal', palavras: NOME_DA_BASE },
    encarregado: { rotulo: 'encarregado' },
    consentimentos: { rotulo: 'consentimentos', palavras: NOME_DO_CONSENTIMENTO },
    campos_personalizados: { rotulo: 'campos personalizados', chaves: 'campo_personalizado' },
    site: { rotulo: 'site' },
    instagram: { rotulo: 'Instagram' },
  },
  camposDe: {
    cliente: {
      situacao: { rotulo: 'situação', palavras: NOME_DA_SITUACAO_DO_CLIENTE },
      situacao_motivo: { rotulo: 'motivo da situação', palavras: NOME_DO_MOTIVO_DA_SITUACAO },
      situacao_detalhe: { rotulo: 'detalhe da situação' },
      situacao_desde: { rotulo: 'situação desde' },
      data_encerramento: { rotulo: 'encerramento' },
    },
  },
  historico: ['cliente.criado', 'cliente.alterado'],
};
