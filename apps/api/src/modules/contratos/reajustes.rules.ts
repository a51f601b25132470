import {
  type IndiceDeReajuste,
  MAXIMO_EM_CENTAVOS,
  NOME_DO_INDICE,
} from '@dominio/contrato/contratos-termos';
import { diaEscrito } from '@dominio/contrato/datas';
import type { LinhaDeContrato } from './contratos.repository.ts';
import { emVigor } from './contratos.rules.ts';

/** An amount after so many hundredths of a percent, rounded to the centavo, a half up. */
export function reajustar(centavos: number, centesimos: number): number {
  // Amounts in hundredths of a percent go beyond the integers that a number holds exactly.
  const partes = BigInt(centavos) * BigInt(10_000 + centesimos);
  return Number((partes + 5_000n) / 10_000n);
}

export interface Proposta {
  /** Undefined while nobody said it for the index of the contract. */
  readonly percentual: number | undefined;
  readonly vigencia_em: string;
  /** Since when its last adjustment is in effect. */
  readonly reajustado_em: string | undefined;
}

const mesDe = (dia: string) => dia.slice(0, 7);

/** Why a contract is not adjusted; undefined for one that is. */
export function contraReajustar(
  contrato: Pick<
    LinhaDeContrato,
    'status_contrato' | 'indice_reajuste' | 'valor_mensal_centavos' | 'data_inicio'
  >,
  { percentual, vigencia_em, reajustado_em }: Proposta,
): string | undefined {
  const { valor_mensal_centavos: valor, data_inicio } = contrato;
  if (!emVigor(contrato.status_contrato)) return 'Só um contrato ativo ou suspenso é reajustado.';
  if (contrato.indice_reajuste === 'SEM_REAJUSTE') return 'O contrato não prevê reajuste.';
  if (valor === null) return 'O contrato não tem valor mensal.';
  if (data_inicio !== null && vigencia_em < data_inicio) {
    return `O contrato começa em ${diaEscrito(data_inicio)}.`;
  }
  if (reajustado_em !== undefined && mesDe(reajustado_em) >= mesDe(vigencia_em)) {
    return `Já reajustado a partir de ${diaEscrito(reajustado_em)}.`;
  }
  if (percentual === undefined) return 'Informe o percentual.';
  const novo = reajustar(valor, percentual);
  if (novo === valor) return 'O valor não muda.';
  return novo > MAXIMO_EM_CENTAVOS ? 'O valor passaria de dez bilhões de reais.' : undefined;
}

/** What the amendment of an adjustment says of itself: 'Reajuste de 4,76% pelo índice IPCA.' No amounts. */
export function descricaoDoReajuste(percentual: number, indice: IndiceDeReajuste | null): string {
  const escrito = (percentual / 100).toLocaleString('pt-BR', { maximumFractionDigits: 2 });
  return `Reajuste de ${escrito}%${indice ? ` pelo índice ${NOME_DO_INDICE[indice]}` : ''}.`;
}
