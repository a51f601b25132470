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

/** A holiday as its form has it: blank where there is nothing. */
export interface ValoresDoFeriado {
  data: string;
  anual: boolean;
  nome: string;
  uf: Uf | '';
  municipio: string;
  fonte: string;
}

/** What the contract's fields are called, as they are read from top to bottom. */
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

/** Where a new holiday is: where the firm is, as far as it has said so. */
export interface Lugar {
  uf: Uf | null;
  municipio: string | null;
}

export function valoresDoFeriado(
  feriado: FeriadoDoEscritorio | null,
  { uf, municipio }: Lugar,
): ValoresDoFeriado {
  const de = feriado ?? { data: '', anual: true, nome: '', uf, municipio, fonte: null };
  return { ...de, uf: de.uf ?? '', municipio: de.municipio ?? '', fonte: de.fonte ?? '' };
}

/** What is sent; the contract refuses the state that was not chosen, in its own words. */
export const corpoDoFeriado = (
  { data, anual, nome, uf, municipio, fonte }: ValoresDoFeriado,
  versao?: number,
) => ({
  data,
  anual,
  nome,
  uf: uf as Uf,
  // Blank is the whole state: said, for an absent one would stay as it is.
  municipio: municipio.trim() === '' ? null : municipio,
  fonte: fonte.trim() === '' ? null : fonte,
  ...(versao !== undefined && { versao }),
});

/** The contract's own checks, told before the server does. */
export function errosDoFeriado(valores: ValoresDoFeriado): ErrosDeCampo {
  if (valores.data === '') {
    return { ...errosDoFeriado({ ...valores, data: '2026-01-01' }), data: 'Informe a data.' };
  }
  const lido = validar(feriadosEndpoints.criar.body, corpoDoFeriado(valores));
  return lido.ok ? {} : lido.erros;
}

export interface FeriadoNoAno extends FeriadoDoEscritorio {
  /** The day on which it falls in the year asked for. */
  readonly dia: string;
}

/** What the firm entered, on the days of a year and in their order; 29 February in leap years alone. */
export const noAno = (feriados: readonly FeriadoDoEscritorio[], ano: number): FeriadoNoAno[] =>
  feriados
    .map((feriado) => ({
      ...feriado,
      dia: feriado.anual ? `${ano}${feriado.data.slice(4)}` : feriado.data,
    }))
    .filter(({ dia }) => dia.startsWith(`${ano}-`) && dataExiste(dia))
    .sort((a, b) => a.dia.localeCompare(b.dia));

/** The holidays of a state that come with the program: without those that the firm entered for it. */
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
