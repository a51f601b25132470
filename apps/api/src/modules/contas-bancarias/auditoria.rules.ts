import { NOME_DA_FORMA, NOME_DO_TIPO } from '@dominio/contrato/contas-bancarias-campos';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of accounts. Their numbers are for who sees the accounts. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    conta_bancaria: { artigo: 'a', nome: 'conta bancária', comAlcance: true },
  },
  frases: {
    'conta_bancaria.encerrada': 'encerrou {o}',
    'conta_bancaria.reaberta': 'desfez o encerramento {de}',
  },
  campos: {
    apelido: { rotulo: 'apelido' },
    banco_ispb: { rotulo: 'banco (ISPB)' },
    agencia: { rotulo: 'agência', permissao: 'contas_bancarias:visualizar' },
    conta: { rotulo: 'conta', permissao: 'contas_bancarias:visualizar' },
    digito: { rotulo: 'dígito', permissao: 'contas_bancarias:visualizar' },
    // May be somebody's CPF, e-mail or telephone.
    chaves_pix: { rotulo: 'chaves Pix', oculto: true },
    gerente: { rotulo: 'gerente' },
    dia_fechamento_fatura: { rotulo: 'fechamento da fatura' },
    saldo_inicial_centavos: {
      rotulo: 'saldo inicial',
      formato: 'centavos',
      permissao: 'contas_bancarias:ver_valores',
    },
    saldo_inicial_em: { rotulo: 'data do saldo inicial' },
    forma_extrato: { rotulo: 'forma do extrato', palavras: NOME_DA_FORMA },
    responsavel_extrato_id: { rotulo: 'responsável pelo extrato', referencia: 'usuario' },
    conta_contabil: { rotulo: 'conta contábil' },
    encerrada_em: { rotulo: 'encerramento' },
  },
  camposDe: {
    conta_bancaria: { tipo: { rotulo: 'tipo', palavras: NOME_DO_TIPO } },
  },
  historico: [
    'conta_bancaria.criada',
    'conta_bancaria.alterada',
    'conta_bancaria.encerrada',
    'conta_bancaria.reaberta',
  ],
};
