import { NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of look-ups. */
export const palavras: PalavrasDaAuditoria = {
  frases: {
    'empresa.receita_consultada': 'consultou na Receita o cadastro {de}',
    'empresa.receita_pedida': 'pediu a consulta de várias empresas na Receita',
    'empresa.receita_parada': 'parou a consulta de várias empresas na Receita',
  },
  campos: {
    receita_situacao: { rotulo: 'situação na Receita', palavras: NOME_DA_SITUACAO_CADASTRAL },
    receita_consultada_em: { rotulo: 'consulta à Receita' },
  },
};
