import type { clientesEndpoints } from '@dominio/contrato/clientes';
import {
  anteriores,
  type MotivoDaSituacao,
  NOME_DA_SITUACAO_DO_CLIENTE,
  NOME_DO_MOTIVO_DA_SITUACAO,
  pedeMotivo,
  type SituacaoDoCliente,
  type SituacaoEscrita,
  seguintes,
} from '@dominio/contrato/clientes-situacao';
import { diaEscrito } from '@dominio/contrato/datas';
import type { Envio } from '@dominio/contrato/endpoint';

/** A situation as form values; blank for null. */
export interface Valores {
  situacao: SituacaoDoCliente;
  situacao_motivo: MotivoDaSituacao | '';
  situacao_detalhe: string;
  situacao_desde: string;
}
export const CAMPOS = [
  'situacao',
  'situacao_motivo',
  'situacao_desde',
  'situacao_detalhe',
] as const satisfies readonly (keyof Valores)[];

export const valoresDe = (um: SituacaoEscrita): Valores => ({
  situacao: um.situacao,
  situacao_motivo: um.situacao_motivo ?? '',
  situacao_detalhe: um.situacao_detalhe ?? '',
  situacao_desde: um.situacao_desde ?? '',
});

/** Whether a client comes back to what it was before. */
export const reabre = (de: SituacaoDoCliente, para: SituacaoDoCliente): boolean =>
  anteriores(de).includes(para);

type ComAnterior = SituacaoEscrita & { situacao_anterior?: SituacaoDoCliente | undefined };

/**
 * What is proposed for one that is to be opened again: what it was before, if it may be that again, else
 * the last that it may be, from today; why is left for the person to tell.
 */
export function valoresDaVolta(
  { situacao, situacao_anterior: antes }: ComAnterior,
  hoje: string,
): Valores {
  const possiveis = anteriores(situacao);
  const volta = antes && possiveis.includes(antes) ? antes : (possiveis.at(-1) ?? situacao);
  return { situacao: volta, situacao_motivo: '', situacao_detalhe: '', situacao_desde: hoje };
}

/** What may become of a client: to stay, to go on, or to come back, which reopens one that had ended. */
export const opcoesDe = (de: SituacaoDoCliente) => [
  ...[de, ...seguintes(de)].map((valor) => ({ valor, rotulo: NOME_DA_SITUACAO_DO_CLIENTE[valor] })),
  ...anteriores(de).map((valor) => ({
    valor,
    rotulo: `${pedeMotivo(de) ? 'Reabrir' : 'Voltar a'}: ${NOME_DA_SITUACAO_DO_CLIENTE[valor].toLowerCase()}`,
  })),
];

/**
 * What is missing of it or does not fit, before it is sent, as the server says it; from where it comes is
 * not known of several clients.
 */
export function errosDaSituacao(
  valores: Valores,
  { hoje, de }: { hoje: string; de?: SituacaoDoCliente },
) {
  const { situacao, situacao_motivo: motivo, situacao_detalhe, situacao_desde: desde } = valores;
  const detalhe = situacao_detalhe.trim();
  const reaberto = de !== undefined && reabre(de, situacao);
  return {
    ...(pedeMotivo(situacao) && !motivo && { situacao_motivo: 'Escolha o motivo.' }),
    ...(pedeMotivo(situacao) && !desde && { situacao_desde: 'Informe desde quando.' }),
    ...(desde > hoje && { situacao_desde: 'A data não pode estar no futuro.' }),
    ...(pedeMotivo(situacao) &&
      motivo === 'outro' &&
      !detalhe && { situacao_detalhe: 'Conte qual foi o motivo.' }),
    ...(reaberto && !detalhe && { situacao_detalhe: 'Conte por que o cliente é reaberto.' }),
    ...(detalhe.length > 300 && {
      situacao_detalhe: 'O detalhe pode ter no máximo 300 caracteres.',
    }),
  };
}

type Corpo = NonNullable<Envio<typeof clientesEndpoints.atualizar>['body']>;

/** A situation as it is sent; a reason goes along only where there is one. */
export const corpoDaSituacao = (valores: Valores, de?: SituacaoDoCliente) =>
  ({
    situacao: valores.situacao,
    situacao_motivo: (pedeMotivo(valores.situacao) && valores.situacao_motivo) || null,
    situacao_detalhe: valores.situacao_detalhe.trim() || null,
    situacao_desde: valores.situacao_desde || null,
    ...(de !== undefined && reabre(de, valores.situacao) && { situacao_ato: 'reabrir' as const }),
  }) satisfies Corpo;

/** What gives a client back the situation that it had. */
export const corpoDaVolta = (antes: SituacaoEscrita) =>
  ({
    situacao: antes.situacao,
    situacao_motivo: antes.situacao_motivo,
    situacao_detalhe: antes.situacao_detalhe,
    situacao_desde: antes.situacao_desde,
    situacao_ato: 'desfazer',
  }) satisfies Corpo;

/** A situation in words, since when and why. */
export function situacaoEmPalavras(um: SituacaoEscrita): string {
  const { situacao, situacao_motivo: motivo, situacao_detalhe: detalhe, situacao_desde: dia } = um;
  return [
    NOME_DA_SITUACAO_DO_CLIENTE[situacao],
    dia && `desde ${diaEscrito(dia)}`,
    motivo && NOME_DO_MOTIVO_DA_SITUACAO[motivo],
    detalhe,
  ]
    .filter(Boolean)
    .join(' · ');
}
