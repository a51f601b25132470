import { diasEntre } from '@dominio/contrato/datas';
import type { ConsultaDeJuros, Juros } from '@dominio/contrato/ferramentas';

/** Days of the commercial month: a daily rate is the monthly one divided by them. */
const MES_COMERCIAL = 30;
/** Scale that makes a percentage of four decimals an integer: 1 % is 10,000 of a million. */
const CASAS = 10_000;
const CEM_POR_CENTO = BigInt(100 * CASAS);

/** Quotient of two positive integers, rounded half up. */
const dividir = (numerador: bigint, divisor: bigint): number =>
  Number((2n * numerador + divisor) / (2n * divisor));

const emMilionesimos = (porcento: number): bigint => BigInt(Math.round(porcento * CASAS));

/** A percentage of an amount in centavos, to the centavo, half up. */
export const porcentagemDe = (centavos: number, porcento: number): number =>
  dividir(BigInt(centavos) * emMilionesimos(porcento), CEM_POR_CENTO);

/** Simple interest at a monthly rate, in proportion to the days; to the centavo, half up. */
export const jurosSimples = (centavos: number, aoMes: number, dias: number): number =>
  dividir(
    BigInt(centavos) * emMilionesimos(aoMes) * BigInt(dias),
    CEM_POR_CENTO * BigInt(MES_COMERCIAL),
  );

/**
 * Compound interest of some days at a monthly rate: (1 + rate)^(days ÷ 30) − 1; rounded to the
 * centavo, half up.
 */
export const jurosCompostos = (centavos: number, aoMes: number, dias: number): number =>
  Math.round(centavos * Math.expm1((dias / MES_COMERCIAL) * Math.log1p(aoMes / 100)));

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const emReais = (centavos: number) => reais.format(centavos / 100);
const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });

/**
 * What a debt costs when it is paid late. The fine is a percentage of the debt, once; interest runs
 * from the due date, by days, on the debt alone. Each part is rounded to the centavo, half up. A due
 * date that is no business day may be paid on the next one without charge (Código Civil, art. 132, §1º).
 *
 * @param vencimentoUtil the due date, or the next business day.
 */
export function calcularJuros(
  {
    valor_centavos: valor,
    vencimento,
    pagamento,
    multa,
    juros,
    tipo,
  }: Pick<
    ConsultaDeJuros,
    'valor_centavos' | 'vencimento' | 'pagamento' | 'multa' | 'juros' | 'tipo'
  >,
  vencimentoUtil: string,
): Juros {
  if (pagamento <= vencimentoUtil) {
    return {
      vencimento_util: vencimentoUtil,
      dias_de_atraso: 0,
      valor_centavos: valor,
      multa_centavos: 0,
      juros_centavos: 0,
      total_centavos: valor,
      memoria: ['Pago no prazo: sem multa e sem juros.'],
    };
  }
  const dias = diasEntre(vencimento, pagamento);
  const daMulta = porcentagemDe(valor, multa);
  const dosJuros =
    tipo === 'simples' ? jurosSimples(valor, juros, dias) : jurosCompostos(valor, juros, dias);
  const total = valor + daMulta + dosJuros;
  const conta =
    tipo === 'simples'
      ? `${numero.format(juros)} % ao mês ÷ 30 × ${dias} dias`
      : `(1 + ${numero.format(juros)} %) elevado a ${dias} ÷ 30, menos 1`;
  return {
    vencimento_util: vencimentoUtil,
    dias_de_atraso: dias,
    valor_centavos: valor,
    multa_centavos: daMulta,
    juros_centavos: dosJuros,
    total_centavos: total,
    memoria: [
      `Multa: ${emReais(valor)} × ${numero.format(multa)} % = ${emReais(daMulta)}.`,
      `Juros ${tipo === 'simples' ? 'simples' : 'compostos'}: ${emReais(valor)} × (${conta}) = ${emReais(dosJuros)}.`,
      `Total: ${emReais(valor)} + ${emReais(daMulta)} + ${emReais(dosJuros)} = ${emReais(total)}.`,
      'Cada parte é arredondada ao centavo; meio centavo sobe.',
    ],
  };
}
