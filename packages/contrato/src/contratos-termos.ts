import { z } from 'zod';
import { dia, enumeracao, paragrafoOpcional } from './campos.ts';

/** By what the amount of a contract is adjusted once a year (page book §4.2). */
export const INDICES_DE_REAJUSTE = [
  'IPCA',
  'IGPM',
  'INPC',
  'SALARIO_MINIMO',
  'SEM_REAJUSTE',
] as const;
export type IndiceDeReajuste = (typeof INDICES_DE_REAJUSTE)[number];

export const NOME_DO_INDICE: Readonly<Record<IndiceDeReajuste, string>> = {
  IPCA: 'IPCA',
  IGPM: 'IGP-M',
  INPC: 'INPC',
  SALARIO_MINIMO: 'Salário mínimo',
  SEM_REAJUSTE: 'Sem reajuste',
};

/** The months by their numbers, `1` to `12`. */
export const NOME_DO_MES: Readonly<Record<string, string>> = {
  1: 'Janeiro',
  2: 'Fevereiro',
  3: 'Março',
  4: 'Abril',
  5: 'Maio',
  6: 'Junho',
  7: 'Julho',
  8: 'Agosto',
  9: 'Setembro',
  10: 'Outubro',
  11: 'Novembro',
  12: 'Dezembro',
};

/** A day that may stay unknown. */
export const Dia = dia('Informe a data.').nullish();

/** What an amendment says of itself; by default which terms changed. */
export const descricaoDoAditivo = paragrafoOpcional(
  300,
  'A descrição pode ter no máximo 300 caracteres.',
);

const inteiro = (de: number, ate: number, mensagem: string) =>
  z.int(mensagem).min(de, mensagem).max(ate, mensagem).nullish();

const VALOR = 'Informe o valor em centavos, de zero a dez bilhões de reais.';
/** The highest amount that is accepted, in centavos. */
export const MAXIMO_EM_CENTAVOS = 1e12;
/** An amount in centavos that may stay unknown. */
export const Valor = z.int(VALOR).min(0, VALOR).max(MAXIMO_EM_CENTAVOS, VALOR).nullish();

/** What is agreed of a contract besides its parties, services, amount and period. */
export const condicoesDoContrato = {
  data_assinatura: Dia,
  indice_reajuste: enumeracao(INDICES_DE_REAJUSTE, 'Índice de reajuste').nullish(),
  mes_reajuste: inteiro(1, 12, 'Informe o mês do reajuste, de 1 a 12.'),
  dia_vencimento: inteiro(1, 31, 'Informe o dia do vencimento, de 1 a 31.'),
  /** Told, never acted upon: a contract is renewed by a person. */
  renovacao_automatica: z.boolean('Informe se a renovação é automática.').optional(),
  aviso_previo_dias: inteiro(0, 365, 'Informe o aviso prévio em dias, de 0 a 365.'),
};
