import { type Empresa, empresasEndpoints, type TipoDeEmpresa } from '@dominio/contrato/empresas';
import type { SituacaoCadastral } from '@dominio/contrato/empresas-cadastro';
import { errosDoCertificado, type TipoDeCertificado } from '@dominio/contrato/empresas-certificado';
import { erroDoMunicipio, mesmoMunicipio } from '@dominio/contrato/empresas-municipio';
import { ROTULOS_DA_EMPRESA } from '@dominio/contrato/empresas-rotulos';
import { mascararCep } from '@dominio/contrato/enderecos-postais';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import type { Uf } from '@dominio/contrato/ufs';
import type { z } from 'zod';
import { problemaDoDinheiro } from '../../components/campos/dinheiro-digitado.ts';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** The record as form values; blank for null. */
export interface Valores {
  cnpj: string;
  tipo: TipoDeEmpresa;
  /** Id of the head office as text, as a select takes it. */
  matriz_id: string;
  razao_social: string;
  nome_fantasia: string;
  inscricao_estadual: string;
  inscricao_municipal: string;
  cnae_principal: string;
  cnaes_secundarios: string[];
  natureza_juridica: string;
  situacao_cadastral: SituacaoCadastral | '';
  data_abertura: string;
  /** Centavos; as typed while the text is no amount. */
  capital_social_centavos: number | string | null;
  telefone: string;
  email: string;
  cep: string;
  logradouro: string;
  numero: string;
  complemento: string;
  bairro: string;
  municipio: string;
  municipio_ibge: string;
  uf: Uf | '';
  certificado_tipo: TipoDeCertificado | '';
  certificado_titular: string;
  certificado_serie: string;
  certificado_desde: string;
  certificado_ate: string;
}
export type Campo = keyof Valores;

/** Labels of the contract's fields; the client is chosen before a form opens. */
export const ROTULOS: Readonly<Record<Campo, string>> = ROTULOS_DA_EMPRESA;

/** What a new company is entered by; the rest of its register follows in its panel. */
export const CAMPOS_DA_NOVA: readonly Campo[] = [
  'cnpj',
  'tipo',
  'razao_social',
  'matriz_id',
  'nome_fantasia',
];

export const valoresDe = (empresa: Empresa | null): Valores => ({
  cnpj: empresa?.cnpj ?? '',
  tipo: empresa?.tipo ?? 'matriz',
  matriz_id: empresa?.matriz_id ? String(empresa.matriz_id) : '',
  razao_social: empresa?.razao_social ?? '',
  nome_fantasia: empresa?.nome_fantasia ?? '',
  inscricao_estadual: empresa?.inscricao_estadual ?? '',
  inscricao_municipal: empresa?.inscricao_municipal ?? '',
  cnae_principal: empresa?.cnae_principal ?? '',
  cnaes_secundarios: empresa?.cnaes_secundarios ?? [],
  natureza_juridica: empresa?.natureza_juridica ?? '',
  situacao_cadastral: empresa?.situacao_cadastral ?? '',
  data_abertura: empresa?.data_abertura ?? '',
  capital_social_centavos: empresa?.capital_social_centavos ?? null,
  telefone: telefoneEscrito(empresa?.telefone ?? ''),
  email: empresa?.email ?? '',
  cep: mascararCep(empresa?.cep ?? ''),
  logradouro: empresa?.logradouro ?? '',
  numero: empresa?.numero ?? '',
  complemento: empresa?.complemento ?? '',
  bairro: empresa?.bairro ?? '',
  municipio: empresa?.municipio ?? '',
  municipio_ibge: empresa?.municipio_ibge ?? '',
  uf: empresa?.uf ?? '',
  certificado_tipo: empresa?.certificado_tipo ?? '',
  certificado_titular: empresa?.certificado_titular ?? '',
  certificado_serie: empresa?.certificado_serie ?? '',
  certificado_desde: empresa?.certificado_desde ?? '',
  certificado_ate: empresa?.certificado_ate ?? '',
});

/** What is sent: null for blank; only a branch has a head office. */
export const corpoDe = (valores: Valores) =>
  ({
    ...valores,
    uf: valores.uf || null,
    certificado_tipo: valores.certificado_tipo || null,
    situacao_cadastral: valores.situacao_cadastral || null,
    // A text that is no amount does not get here: `errosDe` refuses it.
    capital_social_centavos: valores.capital_social_centavos as number | null,
    matriz_id:
      valores.tipo === 'filial' && valores.matriz_id !== '' ? Number(valores.matriz_id) : null,
  }) satisfies Required<Omit<z.input<typeof empresasEndpoints.atualizar.body>, 'versao'>>;

type Municipio = Pick<Valores, 'municipio' | 'uf' | 'municipio_ibge'>;

/**
 * What a form holds once its town was changed by hand: another town has another code, which nobody
 * knows by heart; typed back, it has the one that was read.
 */
export function comOutroMunicipio(
  lidos: Municipio,
  antes: Municipio,
  mudanca: Partial<Omit<Municipio, 'municipio_ibge'>>,
): Partial<Municipio> {
  const agora = { ...antes, ...mudanca };
  if (mesmoMunicipio(antes, agora)) return mudanca;
  const municipio_ibge = mesmoMunicipio(lidos, agora) ? lidos.municipio_ibge : '';
  return { ...mudanca, municipio_ibge };
}

/** These fields of a form, as they are sent. */
export function parteDoCorpo(valores: Valores, campos: readonly Campo[]) {
  const corpo = corpoDe(valores);
  return Object.fromEntries(campos.map((campo) => [campo, corpo[campo]]));
}

/**
 * Checks the values by the contract's schema and rules, and that a branch has a head office, before they are
 * sent.
 *
 * @param campos those that are drawn: what is wrong elsewhere is not said.
 */
export function errosDe(valores: Valores, campos: readonly Campo[]): ErrosDeCampo {
  const { capital_social_centavos: capital, tipo, matriz_id } = valores;
  const lido = validar(empresasEndpoints.atualizar.body, {
    ...corpoDe(valores),
    ...(typeof capital === 'string' && { capital_social_centavos: null }),
  });
  const deOutroEstado = erroDoMunicipio(valores);
  const todos = {
    ...(deOutroEstado && { municipio_ibge: deOutroEstado.mensagem }),
    ...Object.fromEntries(
      errosDoCertificado(valores).map(({ campo, mensagem }) => [campo, mensagem]),
    ),
    ...(lido.ok ? {} : lido.erros),
    ...(tipo === 'filial' && matriz_id === '' && { matriz_id: 'Escolha a matriz desta filial.' }),
    ...(typeof capital === 'string' && { capital_social_centavos: problemaDoDinheiro(capital) }),
  };
  return Object.fromEntries(
    Object.entries(todos).flatMap(([nome, mensagem]) => {
      const [campo = nome] = nome.split('.');
      return mensagem && campos.some((um) => um === campo) ? [[campo, mensagem]] : [];
    }),
  );
}
