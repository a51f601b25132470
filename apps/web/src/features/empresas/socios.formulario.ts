import {
  MAXIMO_DE_SOCIOS,
  participacaoEscrita,
  type Socio,
  TODA_A_EMPRESA,
  UM_POR_CENTO,
} from '@dominio/contrato/empresas-socios';
import { normalizar } from '../../lib/formato.ts';

/** A partner as it is typed; `chave` tells the lines apart and is not sent. */
export interface SocioDigitado {
  chave: number;
  nome: string;
  cpf_cnpj: string;
  qualificacao: string;
  administrador: boolean;
  /** In percent: '33,3333'. */
  participacao_milionesimos: string;
  desde: string;
  ate: string;
}
export type Campo = Exclude<keyof SocioDigitado, 'chave'>;

export interface Valores {
  socios: SocioDigitado[];
}

export const ROTULOS: Readonly<Record<Campo, string>> = {
  nome: 'Nome',
  cpf_cnpj: 'CPF ou CNPJ',
  participacao_milionesimos: 'Participação (%)',
  administrador: 'Administra a empresa',
  qualificacao: 'Qualificação',
  desde: 'Entrou em',
  ate: 'Saiu em',
};

/** The fields of every line that there may be, in the order in which they are read. */
export const CAMPOS_DAS_LINHAS: readonly string[] = Array.from(
  { length: MAXIMO_DE_SOCIOS },
  (_, i) => Object.keys(ROTULOS).map((campo) => `socios.${i}.${campo}`),
).flat();

/**
 * Reads a share as people type it, '33,3333' or '50%'.
 *
 * @returns millionths of the company; NaN, which the contract refuses, for what is no share of four
 *   decimals at most.
 */
export function lerParticipacao(digitado: string): number {
  const partes = /^(\d{1,3})(?:,(\d{1,4}))?\s*%?$/.exec(digitado.trim());
  if (!partes) return Number.NaN;
  const [, inteiros, decimais = ''] = partes;
  return Number(inteiros) * UM_POR_CENTO + Number(decimais.padEnd(4, '0'));
}

let ultima = 0;

/** A line still to be typed. */
export const socioVazio = (): SocioDigitado => ({
  chave: ++ultima,
  nome: '',
  cpf_cnpj: '',
  qualificacao: '',
  administrador: false,
  participacao_milionesimos: '',
  desde: '',
  ate: '',
});

export const sociosDigitados = (socios: readonly Socio[]): SocioDigitado[] =>
  socios.map((socio) => ({
    ...socioVazio(),
    ...socio,
    qualificacao: socio.qualificacao ?? '',
    participacao_milionesimos: participacaoEscrita(socio.participacao_milionesimos).slice(0, -1),
    desde: socio.desde ?? '',
    ate: socio.ate ?? '',
  }));

/** Whoever the Receita names and the list does not, whatever the capitals and accents of it. */
export const faltamNoQuadro = <S extends { readonly nome: string }>(
  naReceita: readonly S[],
  socios: readonly Pick<Socio, 'nome'>[],
): S[] => {
  const conhecidos = new Set(socios.map(({ nome }) => normalizar(nome)));
  return naReceita.filter(({ nome }) => !conhecidos.has(normalizar(nome)));
};

/** Those whom the Receita names as lines: it tells neither CPF nor share, which are still to be typed. */
export const sociosPropostos = (
  socios: readonly { nome: string; qualificacao: string | null; desde: string | null }[],
): SocioDigitado[] =>
  socios.map(({ nome, qualificacao, desde }) => ({
    ...socioVazio(),
    nome,
    qualificacao: qualificacao ?? '',
    desde: desde ?? '',
  }));

/** What is sent: null for blank. */
export const sociosDe = ({ socios }: Valores): Socio[] =>
  socios.map(({ chave: _, participacao_milionesimos, qualificacao, desde, ate, ...resto }) => ({
    ...resto,
    qualificacao: qualificacao.trim() || null,
    participacao_milionesimos: lerParticipacao(participacao_milionesimos),
    desde: desde || null,
    ate: ate || null,
  }));

/** What the shares of those who are partners today come to, while they are typed. */
export function somaEscrita({ socios }: Valores): string {
  const atuais = socios.filter(({ ate }) => ate === '');
  if (atuais.length === 0) return '';
  const lidas = atuais.map((um) => lerParticipacao(um.participacao_milionesimos));
  const soma = lidas.filter((uma) => !Number.isNaN(uma)).reduce((total, uma) => total + uma, 0);
  const resto = TODA_A_EMPRESA - soma;
  if (resto === 0) return 'Os sócios atuais somam 100%.';
  const diferenca = Math.abs(resto);
  const verbo = `${resto > 0 ? 'Falta' : 'Passa'}${diferenca > UM_POR_CENTO ? 'm' : ''}`;
  const falta = `${verbo} ${participacaoEscrita(diferenca)}.`;
  return `Os sócios atuais somam ${participacaoEscrita(soma)}. ${falta}`;
}

const mesmoSocio = (um: Socio, outro: Socio) =>
  (Object.keys(um) as (keyof Socio)[]).every((campo) => um[campo] === outro[campo]);

/** The partners by whom two lists of a company differ, whatever their order, each part with its title. */
export function mudancaDosSocios(antes: readonly Socio[], agora: readonly Socio[]) {
  const foraDe = (lista: readonly Socio[]) => (socio: Socio) =>
    !lista.some((um) => mesmoSocio(um, socio));
  const comNumeroEm =
    (lista: readonly Socio[]) =>
    ({ cpf_cnpj }: Socio) =>
      lista.some((um) => um.cpf_cnpj === cpf_cnpj);
  const novos = agora.filter(foraDe(antes));
  const idos = antes.filter(foraDe(agora));
  const jaEra = comNumeroEm(antes);
  const ficou = comNumeroEm(novos);
  return [
    { titulo: 'Adicionados', socios: novos.filter((um) => !jaEra(um)) },
    { titulo: 'Alterados', socios: novos.filter(jaEra) },
    { titulo: 'Removidos', socios: idos.filter((um) => !ficou(um)) },
  ].filter(({ socios }) => socios.length > 0);
}
