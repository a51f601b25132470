import type { ContratoAberto } from '@dominio/contrato/contratos';
import {
  fimAntesDaVigencia,
  renovacaoDosContratosEndpoints,
} from '@dominio/contrato/contratos-renovacao';
import { somarDias } from '@dominio/contrato/datas';
import { FORA_DO_VALOR } from '../../components/campos/dinheiro.ts';
import { problemaDoDinheiro } from '../../components/campos/dinheiro-digitado.ts';
import { contar, formatarDia } from '../../lib/formato.ts';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

type Vigencia = NonNullable<ContratoAberto['proxima_vigencia']>;

/** Values of the form of a renewal. */
export interface ValoresDaRenovacao {
  data_fim: string;
  /** Centavos; as typed while the text is no amount. */
  valor: number | string | null;
}

export const ROTULOS_DA_RENOVACAO: Readonly<Record<keyof ValoresDaRenovacao, string>> = {
  data_fim: 'Novo fim',
  valor: 'Valor mensal',
};

export const ORDEM_DA_RENOVACAO = Object.keys(ROTULOS_DA_RENOVACAO) as (keyof ValoresDaRenovacao)[];

export const valoresDaRenovacao = (
  { valor_mensal_centavos: valor = null }: ContratoAberto,
  { fim }: Vigencia,
): ValoresDaRenovacao => ({ data_fim: fim, valor });

/** What a renewal sends; an amount that is blank stays as it is. */
export const corpoDaRenovacao = ({ data_fim, valor }: ValoresDaRenovacao, veValor: boolean) => ({
  data_fim,
  // A text that is no amount does not get here: `errosDaRenovacao` refuses it.
  ...(veValor && valor !== null && { valor_mensal_centavos: valor as number }),
});

/** Checks the values before they are sent. */
export function errosDaRenovacao(
  valores: ValoresDaRenovacao,
  inicio: string,
  veValor: boolean,
): ErrosDeCampo {
  const lido = validar(
    renovacaoDosContratosEndpoints.renovar.body,
    corpoDaRenovacao(valores, veValor),
  );
  const erros: Record<string, string> = lido.ok ? {} : { ...lido.erros };
  if (erros.valor_mensal_centavos) {
    erros.valor =
      typeof valores.valor === 'string' ? problemaDoDinheiro(valores.valor) : FORA_DO_VALOR;
    delete erros.valor_mensal_centavos;
  }
  if (valores.data_fim && valores.data_fim < inicio) {
    erros.data_fim ??= fimAntesDaVigencia(inicio);
  }
  return erros;
}

/** What comes of a renewal, and what the contract says about it. */
export function fraseDaRenovacao(
  { data_fim, renovacao_automatica, aviso_previo_dias: dias }: ContratoAberto,
  { inicio }: Vigencia,
): string {
  return [
    `A nova vigência começa em ${formatarDia(inicio)}, dia seguinte ao fim, e fica registrada como aditivo.`,
    renovacao_automatica && 'O contrato prevê renovação automática.',
    data_fim &&
      dias !== null &&
      `O aviso prévio de ${contar(dias, 'dia', 'dias')} pode ser dado até ${formatarDia(somarDias(data_fim, -dias))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
