import { ENCERRAMENTO_FUTURO } from '@dominio/contrato/contas-bancarias';
import {
  mascararConta,
  NOME_DO_TIPO,
  type TipoDaConta,
} from '@dominio/contrato/contas-bancarias-campos';
import { diaEscrito } from '@dominio/contrato/datas';
import { bancoDe } from './bancos.rules.ts';

interface Nomeavel {
  readonly tipo: TipoDaConta;
  readonly apelido?: string | null | undefined;
  readonly banco_ispb?: string | null | undefined;
  readonly agencia?: string | null | undefined;
  readonly conta?: string | null | undefined;
  readonly digito?: string | null | undefined;
}

function numeroDa({ tipo, agencia, conta, digito }: Nomeavel): string {
  if (!conta) return NOME_DO_TIPO[tipo];
  if (tipo === 'cartao') return `cartão final ${conta}`;
  const comDigito = digito ? `${conta}-${digito}` : conta;
  return agencia ? `${agencia} / ${comDigito}` : comDigito;
}

/** What an account is called: its nickname, or else 'Banco Inter S.A. · 0001 / 12345-6'. */
export function nomeDaConta(conta: Nomeavel): string {
  if (conta.apelido) return conta.apelido;
  const banco = conta.banco_ispb && bancoDe(conta.banco_ispb)?.nome;
  return banco ? `${banco} · ${numeroDa(conta)}` : NOME_DO_TIPO[conta.tipo];
}

/** What an account is called where its number is told by its end: 'Banco Inter S.A. · ••••2345'. */
export const nomeComFinal = ({ conta, ...resto }: Nomeavel): string =>
  nomeDaConta({
    ...resto,
    agencia: null,
    digito: null,
    conta: conta && resto.tipo !== 'cartao' ? mascararConta(conta) : conta,
  });

/** What an account is called for who may not see accounts: nothing of its number. */
export const nomeSemNumero = ({ tipo, apelido, banco_ispb }: Nomeavel): string =>
  nomeDaConta({ tipo, apelido, banco_ispb });

/** Why a balance cannot be of a day; undefined if it can. */
export const contraSaldoEm = (
  dia: string | null | undefined,
  encerradaEm: string | null | undefined,
): string | undefined =>
  dia && encerradaEm && dia > encerradaEm
    ? `A data do saldo inicial não pode ser depois do encerramento, de ${diaEscrito(encerradaEm)}.`
    : undefined;

/** Why an account cannot be closed on a day; undefined if it can. */
export function contraEncerrar(
  dia: string,
  { hoje, saldoEm }: { hoje: string; saldoEm: string | null },
): string | undefined {
  if (dia > hoje) return ENCERRAMENTO_FUTURO;
  if (saldoEm === null || dia >= saldoEm) return;
  return `A conta não pode ser encerrada antes do saldo inicial, de ${diaEscrito(saldoEm)}.`;
}
