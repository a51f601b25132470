import {
  type EdicaoDeEmpresa,
  type Empresa,
  empresasEndpoints,
  type NovaEmpresa,
  type TipoDeEmpresa,
} from '@dominio/contrato/empresas';
import type { Uf } from '@dominio/contrato/ufs';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** The record as form values; blank for null. */
export interface ValoresDaEmpresa {
  cnpj: string;
  razao_social: string;
  nome_fantasia: string;
  tipo: TipoDeEmpresa;
  /** Id of the head office as text, as a select takes it. */
  matriz_id: string;
  municipio: string;
  uf: Uf | '';
}

/** Labels of the contract's fields, in the form's order; the client is chosen before it opens. */
export const ROTULOS_DA_EMPRESA = {
  cnpj: 'CNPJ',
  razao_social: 'Razão social',
  nome_fantasia: 'Nome fantasia',
  tipo: 'Tipo',
  matriz_id: 'Matriz',
  municipio: 'Município',
  uf: 'Estado',
} as const satisfies Readonly<
  Record<keyof Omit<NovaEmpresa & EdicaoDeEmpresa, 'cliente_id' | 'versao'>, string>
>;
export const ORDEM_DA_EMPRESA = Object.keys(
  ROTULOS_DA_EMPRESA,
) as (keyof typeof ROTULOS_DA_EMPRESA)[];

export const valoresDaEmpresa = (empresa: Empresa | null): ValoresDaEmpresa => ({
  cnpj: empresa?.cnpj ?? '',
  razao_social: empresa?.razao_social ?? '',
  nome_fantasia: empresa?.nome_fantasia ?? '',
  tipo: empresa?.tipo ?? 'matriz',
  matriz_id: empresa?.matriz_id ? String(empresa.matriz_id) : '',
  municipio: empresa?.municipio ?? '',
  uf: empresa?.uf ?? '',
});

/** Body of a save: null for blank; only a branch has a head office. */
export const corpoDaEmpresa = ({ uf, matriz_id, ...valores }: ValoresDaEmpresa) => ({
  ...valores,
  uf: uf === '' ? null : uf,
  matriz_id: valores.tipo === 'filial' && matriz_id !== '' ? Number(matriz_id) : null,
});

/**
 * Checks the values by the contract's schema, and that a branch has a head office, before they are
 * sent.
 */
export function errosDaEmpresa(valores: ValoresDaEmpresa): ErrosDeCampo {
  const lido = validar(empresasEndpoints.atualizar.body, corpoDaEmpresa(valores));
  const semMatriz = valores.tipo === 'filial' && valores.matriz_id === '';
  return {
    ...(lido.ok ? {} : lido.erros),
    ...(semMatriz && { matriz_id: 'Escolha a matriz desta filial.' }),
  };
}
