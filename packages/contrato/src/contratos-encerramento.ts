import { enumeracao, paragrafo } from './campos.ts';
import { Dia } from './contratos-termos.ts';
import { diaEscrito, somarDias } from './datas.ts';
import { MOTIVOS_DE_SAIDA, NOME_DO_MOTIVO_DE_SAIDA } from './motivos-de-saida.ts';

/** Why contracts end (page book #58, §4.2 `motivo_encerramento`). */
export const MOTIVOS_DO_ENCERRAMENTO = [
  ...MOTIVOS_DE_SAIDA,
  'escopo',
  'venda_da_empresa',
  'outro',
] as const;
export type MotivoDoEncerramento = (typeof MOTIVOS_DO_ENCERRAMENTO)[number];

export const NOME_DO_MOTIVO: Readonly<Record<MotivoDoEncerramento, string>> = {
  ...NOME_DO_MOTIVO_DE_SAIDA,
  escopo: 'O escopo não atende mais',
  venda_da_empresa: 'A empresa foi vendida',
  outro: 'Outro motivo',
};

/** The day on which a notice of so many days ends, counted from the day it was given. */
export const fimDoAviso = (avisoEm: string, dias: number | null): string =>
  somarDias(avisoEm, dias ?? 0);

/** What a change of status says of itself; all of it may be left out. */
export const dizeresDoStatus = {
  /** In words, of any change. */
  motivo: paragrafo(500, 'O motivo pode ter no máximo 500 caracteres.').optional(),
  /** Of an end: from the list. */
  motivo_encerramento: enumeracao(MOTIVOS_DO_ENCERRAMENTO, 'Motivo do encerramento').nullish(),
  /** Of an end: the day on which notice was given. */
  aviso_em: Dia,
  /**
   * The day of the end. By default the one on which the notice ends, or today when none is told. A day
   * to come leaves the contract in force until then.
   */
  encerra_em: Dia,
};

/** What is asked of an end. */
export interface FimPedido {
  readonly motivo_encerramento?: MotivoDoEncerramento | null | undefined;
  readonly motivo?: string | null | undefined;
  readonly aviso_em?: string | null | undefined;
  readonly encerra_em?: string | null | undefined;
}

/**
 * What is wrong with an end, each at its field; nothing when it may be. The call accepts an end without
 * a reason: only the screen asks for one.
 *
 * @param emVigor whether the contract is in force: one that never was cannot end later than today.
 */
export function errosDoFim(
  { motivo_encerramento, motivo, aviso_em, encerra_em }: FimPedido,
  { hoje, inicio, emVigor }: { hoje: string; inicio: string | null; emVigor: boolean },
): { campo: keyof FimPedido; mensagem: string }[] {
  const erros: { campo: keyof FimPedido; mensagem: string }[] = [];
  if (motivo_encerramento === 'outro' && !motivo) {
    erros.push({ campo: 'motivo', mensagem: 'Escreva qual foi o motivo.' });
  }
  if (aviso_em && aviso_em > hoje) {
    erros.push({ campo: 'aviso_em', mensagem: 'O dia do aviso não pode estar no futuro.' });
  }
  if (aviso_em && !emVigor) {
    erros.push({ campo: 'aviso_em', mensagem: 'Só um contrato em vigor tem aviso prévio.' });
  }
  const fim = fimErrado(encerra_em, { aviso_em, hoje, inicio, emVigor });
  if (fim) erros.push({ campo: 'encerra_em', mensagem: fim });
  return erros;
}

function fimErrado(
  encerra_em: string | null | undefined,
  {
    aviso_em,
    hoje,
    inicio,
    emVigor,
  }: { aviso_em: string | null | undefined; hoje: string; inicio: string | null; emVigor: boolean },
): string | undefined {
  if (!encerra_em) return undefined;
  if (aviso_em && encerra_em < aviso_em) {
    return 'O contrato não pode terminar antes do dia do aviso.';
  }
  if (!emVigor) {
    return encerra_em > hoje ? 'O dia do cancelamento não pode estar no futuro.' : undefined;
  }
  return inicio !== null && encerra_em < inicio
    ? `O contrato começou em ${diaEscrito(inicio)}: informe um fim a partir desse dia.`
    : undefined;
}
