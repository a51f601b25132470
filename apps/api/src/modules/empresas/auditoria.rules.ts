import { NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import { NOME_DO_TIPO_DE_CERTIFICADO } from '@dominio/contrato/empresas-certificado';
import { NOME_DO_REGIME } from '@dominio/contrato/empresas-regimes';
import { NOME_DO_STATUS_DA_EMPRESA } from '@dominio/contrato/empresas-status';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of empresas. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    empresa: { artigo: 'a', nome: 'empresa', comAlcance: true },
  },
  frases: {
    'empresa.importadas': 'importou empresas de uma planilha',
    'empresa.importacao_desfeita': 'desfez a importação de uma planilha de empresas',
    'empresa.dados_lidos': 'leu os dados pessoais dos sócios {de}',
    'empresa.status_alterado': 'alterou o status {de}',
    'empresa.socios_alterados': 'alterou os sócios {de}',
    'empresa.regime_incluido': 'incluiu um regime tributário {de}',
    'empresa.regime_alterado': 'corrigiu um regime tributário {de}',
    'empresa.regime_excluido': 'excluiu um regime tributário {de}',
  },
  campos: {
    empresa_id: { rotulo: 'empresa', referencia: 'empresa' },
    matriz_id: { rotulo: 'matriz', referencia: 'empresa' },
    razao_social: { rotulo: 'razão social' },
    nome_fantasia: { rotulo: 'nome fantasia' },
    inscricao_estadual: { rotulo: 'inscrição estadual' },
    inscricao_municipal: { rotulo: 'inscrição municipal' },
    cnae_principal: { rotulo: 'CNAE principal' },
    cnaes_secundarios: { rotulo: 'CNAEs secundários' },
    natureza_juridica: { rotulo: 'natureza jurídica' },
    situacao_cadastral: { rotulo: 'situação cadastral', palavras: NOME_DA_SITUACAO_CADASTRAL },
    municipio_ibge: { rotulo: 'código IBGE do município' },
    data_abertura: { rotulo: 'data de abertura' },
    socios: { rotulo: 'sócios' },
    certificado_tipo: { rotulo: 'tipo do certificado', palavras: NOME_DO_TIPO_DE_CERTIFICADO },
    certificado_titular: { rotulo: 'titular do certificado' },
    certificado_serie: { rotulo: 'série do certificado' },
    certificado_desde: { rotulo: 'início do certificado' },
    certificado_ate: { rotulo: 'fim do certificado' },
    regime: { rotulo: 'regime tributário', palavras: NOME_DO_REGIME },
    capital_social_centavos: { rotulo: 'capital social', formato: 'centavos' },
  },
  camposDe: {
    empresa: {
      desde: { rotulo: 'início' },
      status: { rotulo: 'status', palavras: NOME_DO_STATUS_DA_EMPRESA },
      status_desde: { rotulo: 'desde' },
      status_motivo: { rotulo: 'motivo' },
    },
  },
  historico: [
    'empresa.criada',
    'empresa.alterada',
    'empresa.excluida',
    'empresa.status_alterado',
    'empresa.regime_incluido',
    'empresa.regime_alterado',
    'empresa.regime_excluido',
    'empresa.socios_alterados',
    'empresa.logo_alterado',
    'empresa.logo_removido',
  ],
};
