import { NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of empresas. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    empresa: { artigo: 'a', nome: 'empresa', comAlcance: true },
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
    data_abertura: { rotulo: 'data de abertura' },
    capital_social_centavos: { rotulo: 'capital social', formato: 'centavos' },
  },
  historico: [
    'empresa.criada',
    'empresa.alterada',
    'empresa.excluida',
    'empresa.logo_alterado',
    'empresa.logo_removido',
  ],
};
