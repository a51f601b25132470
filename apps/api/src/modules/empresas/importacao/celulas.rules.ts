import { diaEscrito } from '@dominio/contrato/datas';
import { limparCnpj, mascararCnpj } from '@dominio/contrato/documentos';
import { NOME_DO_TIPO } from '@dominio/contrato/empresas';
import { NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import { NOME_DO_TIPO_DE_CERTIFICADO } from '@dominio/contrato/empresas-certificado';
import type { CampoDaImportacao } from '@dominio/contrato/empresas-importacao';
import { NOME_DO_REGIME } from '@dominio/contrato/empresas-regimes';
import { mascararCep } from '@dominio/contrato/enderecos-postais';
import { mascararCnae, mascararNatureza } from '@dominio/contrato/tabelas-oficiais';
import { NOME_DA_UF } from '@dominio/contrato/ufs';
import type { Celula } from '../../../platform/planilhas/linhas.ts';
import { dataDaPlanilha, semEnfeite } from '../../../platform/planilhas/textos.ts';

/** A cell as a person reads it. */
export function textoDa(celula: Celula | undefined): string {
  if (celula === null || celula === undefined) return '';
  return typeof celula === 'object' ? diaEscrito(celula.dia) : String(celula);
}

/** Digits that a spreadsheet took for a number come back with the zeros that it dropped. */
const comZeros = (tamanho: number) => (texto: string) =>
  /^\d+$/.test(texto) ? texto.padStart(tamanho, '0') : texto;

/** `6204-0/00` of `6204-0/00 Consultoria`: the code at the beginning of a text. */
const codigoDe = (tamanho: number) => (texto: string) =>
  comZeros(tamanho)(/^[\d.\-/]+(?=\s|$)/.exec(texto)?.[0] ?? texto);

/** The value that a text names, by itself or by its word; what names none is left to the schema. */
function nomeado(palavras: Readonly<Record<string, string>>) {
  const porNome = new Map(
    Object.entries(palavras).flatMap(([valor, nome]) => [
      [semEnfeite(valor), valor],
      [semEnfeite(nome), valor],
    ]),
  );
  return (texto: string) => porNome.get(semEnfeite(texto)) ?? texto;
}

const EM_REAIS = /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?$/;
const COM_PONTO = /^\d+\.\d{1,2}$/;

/** An amount in centavos; a text that is none stays as it is. */
function centavos(celula: Celula): unknown {
  if (typeof celula === 'number') return Math.round(celula * 100);
  const texto = textoDa(celula).replace(/^R\$/i, '').replaceAll(/\s/g, '');
  if (COM_PONTO.test(texto)) return Math.round(Number(texto) * 100);
  if (!EM_REAIS.test(texto)) return texto;
  return Math.round(Number(texto.replaceAll('.', '').replace(',', '.')) * 100);
}

const comoDia = (celula: Celula): unknown =>
  celula !== null && typeof celula === 'object' ? celula.dia : dataDaPlanilha(textoDa(celula));
const comoTexto =
  (arrumar: (texto: string) => string = (texto) => texto) =>
  (celula: Celula): unknown =>
    arrumar(textoDa(celula).trim());

export const cnpjDa = (celula: Celula | undefined): string =>
  comZeros(14)(limparCnpj(textoDa(celula)));

/** How the cells of some fields become what the calls take; the others are texts. */
const LEITURAS: Readonly<Partial<Record<CampoDaImportacao, (celula: Celula) => unknown>>> = {
  cnpj: cnpjDa,
  tipo: comoTexto(nomeado(NOME_DO_TIPO)),
  situacao_cadastral: comoTexto(nomeado(NOME_DA_SITUACAO_CADASTRAL)),
  certificado_tipo: comoTexto(nomeado(NOME_DO_TIPO_DE_CERTIFICADO)),
  uf: comoTexto(nomeado(NOME_DA_UF)),
  cnae_principal: comoTexto(codigoDe(7)),
  natureza_juridica: comoTexto(codigoDe(4)),
  cep: comoTexto(comZeros(8)),
  cnaes_secundarios: (celula) =>
    textoDa(celula)
      .split(/[;,|\n]/)
      .map((um) => um.trim())
      .filter(Boolean)
      .map(codigoDe(7)),
  data_abertura: comoDia,
  certificado_desde: comoDia,
  certificado_ate: comoDia,
  capital_social_centavos: centavos,
  regime: comoTexto(nomeado(NOME_DO_REGIME)),
  regime_desde: comoDia,
};

/** What a cell is worth to the calls of companies; undefined for a blank one, which says nothing. */
export function valorDa(campo: CampoDaImportacao, celula: Celula | undefined): unknown {
  if (celula === undefined || textoDa(celula).trim() === '') return undefined;
  return (LEITURAS[campo] ?? comoTexto())(celula);
}

const EM_DINHEIRO = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const ESCRITAS: Readonly<Partial<Record<CampoDaImportacao, (valor: string) => string>>> = {
  cnpj: mascararCnpj,
  cep: mascararCep,
  cnae_principal: mascararCnae,
  natureza_juridica: mascararNatureza,
  data_abertura: diaEscrito,
  certificado_desde: diaEscrito,
  certificado_ate: diaEscrito,
  tipo: (valor) => NOME_DO_TIPO[valor as keyof typeof NOME_DO_TIPO],
  situacao_cadastral: (valor) =>
    NOME_DA_SITUACAO_CADASTRAL[valor as keyof typeof NOME_DA_SITUACAO_CADASTRAL],
  certificado_tipo: (valor) =>
    NOME_DO_TIPO_DE_CERTIFICADO[valor as keyof typeof NOME_DO_TIPO_DE_CERTIFICADO],
};

/** A value of a field as a person reads it; null for none. */
export function escritoComo(campo: CampoDaImportacao, valor: unknown): string | null {
  if (valor === null || valor === undefined || valor === '') return null;
  if (Array.isArray(valor)) return valor.map((um) => mascararCnae(String(um))).join(', ') || null;
  if (campo === 'capital_social_centavos') return EM_DINHEIRO.format(Number(valor) / 100);
  return ESCRITAS[campo]?.(String(valor)) ?? String(valor);
}
