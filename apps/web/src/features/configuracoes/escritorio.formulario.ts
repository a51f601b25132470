import { DIAS_DA_SEMANA } from '@dominio/contrato/agendamentos-opcoes';
import {
  type EdicaoDoEscritorio,
  type Escritorio,
  escritorioEndpoints,
  FUSOS,
} from '@dominio/contrato/escritorio';
import type { UFS } from '@dominio/contrato/ufs';
import type { Turno } from '../../components/campos/turnos.ts';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

export type Dia = (typeof DIAS_DA_SEMANA)[number];
export type { Turno };

const TEXTOS = [
  'nome',
  'cnpj',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'municipio',
] as const;

/** The record as form values; blank for null. */
export type ValoresDoEscritorio = Record<(typeof TEXTOS)[number], string> & {
  fuso: (typeof FUSOS)[number];
  uf: (typeof UFS)[number] | '';
  tema_padrao: Escritorio['tema_padrao'];
  expediente: Record<Dia, Turno[]>;
};

/** Labels of the contract's fields, in the form's order. */
export const ROTULOS_DO_ESCRITORIO = {
  nome: 'Nome',
  cnpj: 'CNPJ',
  cep: 'CEP',
  logradouro: 'Logradouro',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  municipio: 'Município',
  uf: 'Estado',
  fuso: 'Fuso horário',
  expediente: 'Horário de trabalho',
  tema_padrao: 'Tema de quem ainda não escolheu',
} as const satisfies Readonly<Record<keyof Omit<EdicaoDoEscritorio, 'versao'>, string>>;
export const ORDEM_DO_ESCRITORIO = Object.keys(
  ROTULOS_DO_ESCRITORIO,
) as (keyof typeof ROTULOS_DO_ESCRITORIO)[];

/** Weekdays from Monday on (decisoes.md §6), with their names. */
export const DIAS: readonly (readonly [Dia, string])[] = [
  ['1', 'Segunda-feira'],
  ['2', 'Terça-feira'],
  ['3', 'Quarta-feira'],
  ['4', 'Quinta-feira'],
  ['5', 'Sexta-feira'],
  ['6', 'Sábado'],
  ['0', 'Domingo'],
];

export function valoresDoEscritorio(escritorio: Escritorio): ValoresDoEscritorio {
  const textos = Object.fromEntries(TEXTOS.map((campo) => [campo, escritorio[campo] ?? '']));
  const expediente = Object.fromEntries(
    DIAS_DA_SEMANA.map((dia) => [dia, escritorio.expediente[dia] ?? []]),
  );
  const fuso = FUSOS.find((um) => um === escritorio.fuso) ?? FUSOS[0];
  const { uf, tema_padrao } = escritorio;
  return { ...textos, uf: uf ?? '', fuso, tema_padrao, expediente } as ValoresDoEscritorio;
}

/** Body of a save: null for blank, with the version that was read. */
export const corpoDoEscritorio = ({ uf, ...valores }: ValoresDoEscritorio, versao: number) => ({
  ...valores,
  uf: uf === '' ? null : uf,
  versao,
});

/** Checks the values by the contract's schema, before they are sent. */
export function errosDoEscritorio(valores: ValoresDoEscritorio): ErrosDeCampo {
  const lido = validar(escritorioEndpoints.gravar.body, corpoDoEscritorio(valores, 0));
  if (lido.ok) return {};
  const erros: Record<string, string> = {};
  for (const [campo, mensagem] of Object.entries(lido.erros)) {
    const [nome = campo] = campo.split('.');
    erros[nome] ??= mensagem;
  }
  return erros;
}
