import { dataExiste } from '@dominio/contrato/datas';
import {
  ANOS_DOS_FERIADOS,
  type Feriado,
  type FeriadoDoEscritorio,
  feriadosEndpoints,
  type NovoFeriado,
} from '@dominio/contrato/feriados';
import type { Uf } from '@dominio/contrato/ufs';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** Years whose holidays are known. */
export const ANOS = Array.from(
  { length: ANOS_DOS_FERIADOS.ultimo - ANOS_DOS_FERIADOS.primeiro + 1 },
  (_, i) => ANOS_DOS_FERIADOS.primeiro + i,
);

/** The year of a day, or the nearest one that is known. */
export const anoConhecido = (dia: string): number =>
  Math.min(Math.max(Number(dia.slice(0, 4)), ANOS_DOS_FERIADOS.primeiro), ANOS_DOS_FERIADOS.ultimo);

/** A holiday as form values; blank for null. */
export interface ValoresDoFeriado {
  data: string;
  anual: boolean;
  nome: string;
  uf: Uf | '';
  municipio: string;
  fonte: string;
}

/** Labels of the contract's fields, in the form's order. */
export const ROTULOS_DO_FERIADO = {
  nome: 'Nome',
  data: 'Data',
  anual: 'Repete todo ano',
  uf: 'Estado',
  municipio: 'Município',
  fonte: 'Lei ou decreto',
} as const satisfies Readonly<Record<keyof NovoFeriado, string>>;
export const ORDEM_DO_FERIADO = Object.keys(
  ROTULOS_DO_FERIADO,
) as (keyof typeof ROTULOS_DO_FERIADO)[];

/** The firm's state and city as far as they are filled in, which a new holiday starts with. */
export interface Lugar {
  uf: Uf | null;
  municipio: string | null;
}

/** Values of the form; those of a new holiday (`null`) begin with the firm's place. */
export function valoresDoFeriado(
  feriado: FeriadoDoEscritorio | null,
  { uf, municipio }: Lugar,
): ValoresDoFeriado {
  const de = feriado ?? { data: '', anual: true, nome: '', uf, municipio, fonte: null };
  return { ...de, uf: de.uf ?? '', municipio: de.municipio ?? '', fonte: de.fonte ?? '' };
}

/**
 * Body of a save. A state that was not chosen is sent blank, so that the contract refuses it with
 * its own message.
 */
export const corpoDoFeriado = (
  { data, anual, nome, uf, municipio, fonte }: ValoresDoFeriado,
  versao?: number,
) => ({
  data,
  anual,
  nome,
  uf: uf as Uf,
  // Null makes it a holiday of the whole state; left out, the stored city would stay.
  municipio: municipio.trim() === '' ? null : municipio,
  fonte: fonte.trim() === '' ? null : fonte,
  ...(versao !== undefined && { versao }),
});

/** Checks the values by the contract's schema, before they are sent. */
export function errosDoFeriado(valores: ValoresDoFeriado): ErrosDeCampo {
  if (valores.data === '') {
    return { ...errosDoFeriado({ ...valores, data: '2026-01-01' }), data: 'Informe a data.' };
  }
  const lido = validar(feriadosEndpoints.criar.body, corpoDoFeriado(valores));
  return lido.ok ? {} : lido.erros;
}

export interface FeriadoNoAno extends FeriadoDoEscritorio {
  /** Its day in the year that is shown. */
  readonly dia: string;
}

/** The firm's holidays on their days of a year, in order; one of 29 February only in leap years. */
export const noAno = (feriados: readonly FeriadoDoEscritorio[], ano: number): FeriadoNoAno[] =>
  feriados
    .map((feriado) => ({
      ...feriado,
      dia: feriado.anual ? `${ano}${feriado.data.slice(4)}` : feriado.data,
    }))
    .filter(({ dia }) => dia.startsWith(`${ano}-`) && dataExiste(dia))
    .sort((a, b) => a.dia.localeCompare(b.dia));

/** The state's holidays of the law, without those that the firm entered itself. */
export const semCadastrados = (
  estaduais: readonly Feriado[],
  cadastrados: readonly FeriadoNoAno[],
): Feriado[] =>
  estaduais.filter(
    ({ data, nome, uf }) =>
      !cadastrados.some(
        (um) => um.municipio === null && um.dia === data && um.nome === nome && um.uf === uf,
      ),
  );
