import { diasEntre } from '@dominio/contrato/datas';
import {
  ajustar,
  contarDiasUteis,
  diaUtilDoMes,
  ehDiaUtil,
  somarDiasUteis,
} from '@dominio/contrato/dias-uteis';
import { ANOS_DOS_FERIADOS } from '@dominio/contrato/feriados';
import type {
  ConsultaDeDiasUteis,
  ConsultaDeJuros,
  DiasUteis,
  Juros,
} from '@dominio/contrato/ferramentas';
import type { Contexto } from '../../platform/contexto.ts';
import { campoInvalido } from '../../platform/erros.ts';
import { abrirCalendario } from '../feriados/feriados.service.ts';
import { calcularJuros } from './juros.rules.ts';

type EhFeriado = Parameters<typeof ehDiaUtil>[1];

/** The two dates asked about, the earlier first. */
function extremos(
  { de = '', ate, dias, mes, ordem }: ConsultaDeDiasUteis,
  ehFeriado: EhFeriado,
): [de: string, ate: string] {
  if (mes !== undefined) {
    const dia = diaUtilDoMes(mes, ordem ?? 1, ehFeriado);
    if (!dia) throw campoInvalido('ordem', 'O mês não tem tantos dias úteis.');
    return [mes, dia];
  }
  if (ate !== undefined) return [de, ate];
  const fim = somarDiasUteis(de, dias ?? 0, ehFeriado);
  const ano = Number(fim.slice(0, 4));
  if (ano < ANOS_DOS_FERIADOS.primeiro || ano > ANOS_DOS_FERIADOS.ultimo) {
    const { primeiro, ultimo } = ANOS_DOS_FERIADOS;
    throw campoInvalido(
      'dias',
      `O resultado sai do período de ${primeiro} a ${ultimo}, cujos feriados são conhecidos.`,
    );
  }
  return [de, fim];
}

/**
 * Counts or adds business days, or finds the nth of a month.
 *
 * @throws Recusa 422 for a result outside the years whose holidays are known.
 */
export async function calcularDiasUteis(
  ctx: Contexto,
  pedido: ConsultaDeDiasUteis,
): Promise<DiasUteis> {
  const calendario = await abrirCalendario(ctx, pedido);
  const { ehFeriado } = calendario;
  const [de, ate] = extremos(pedido, ehFeriado);
  const [primeiro, ultimo] = de <= ate ? [de, ate] : [ate, de];
  const deEhUtil = ehDiaUtil(de, ehFeriado);
  const noPeriodo = contarDiasUteis(primeiro, ultimo, ehFeriado);
  return {
    de,
    ate,
    no_periodo: noPeriodo,
    no_prazo: noPeriodo - (deEhUtil ? 1 : 0),
    dias_corridos: diasEntre(primeiro, ultimo),
    de_eh_util: deEhUtil,
    ate_eh_util: ehDiaUtil(ate, ehFeriado),
    antecipado: ajustar(ate, 'antecipar', ehFeriado),
    adiado: ajustar(ate, 'adiar', ehFeriado),
    feriados: calendario.entre(primeiro, ultimo),
  };
}

/**
 * Fine and interest of a debt paid late.
 *
 * @throws Recusa 422 when compounding takes an amount past what a number holds to the centavo.
 */
export async function calcularJurosDaDivida(
  ctx: Contexto,
  pedido: ConsultaDeJuros,
): Promise<Juros> {
  const { ehFeriado } = await abrirCalendario(ctx, pedido);
  const conta = calcularJuros(pedido, ajustar(pedido.vencimento, 'adiar', ehFeriado));
  // The total is at least each of its parts, none of which is negative: checking it checks them.
  if (!Number.isSafeInteger(conta.total_centavos)) {
    throw campoInvalido('juros', 'O resultado é grande demais: reduza os juros ou o período.');
  }
  return conta;
}
