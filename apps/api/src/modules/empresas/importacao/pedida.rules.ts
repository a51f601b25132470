import { cnpjValido, cpfValido, limparCnpj, limparCpf } from '@dominio/contrato/documentos';
import type { CampoDaImportacao } from '@dominio/contrato/empresas-importacao';
import type { LinhaLida } from '../../../platform/planilhas/leitura.ts';
import { cnpjDa, textoDa, valorDa } from './celulas.rules.ts';

/** How a row names its client. */
export type ChaveDoCliente = {
  readonly por: 'id' | 'cpf' | 'cnpj' | 'nome';
  readonly valor: string;
};

/** A row read as the fields that its columns are. */
export interface LinhaPedida {
  readonly numero: number;
  readonly cnpj: string;
  readonly valores: Readonly<Partial<Record<CampoDaImportacao, unknown>>>;
  readonly cliente: ChaveDoCliente | null;
  /** Its two cells of a regime, as they were read; null where both are blank. */
  readonly regime: { readonly regime: unknown; readonly desde: unknown } | null;
  /** The CNPJ of the head office that it names. */
  readonly matriz: string | null;
}

/** A client's number, CPF or the CNPJ of one of its companies; whatever else is its name. */
function chaveDoCliente(texto: string): ChaveDoCliente | null {
  if (texto === '') return null;
  const digitos = limparCpf(texto);
  if (/^[\d.\-\s]+$/.test(texto) && digitos.length === 11 && cpfValido(digitos)) {
    return { por: 'cpf', valor: digitos };
  }
  const cnpj = cnpjDa(texto);
  if (limparCnpj(texto).length >= 12 && cnpjValido(cnpj)) return { por: 'cnpj', valor: cnpj };
  return /^\d{1,12}$/.test(texto)
    ? { por: 'id', valor: String(Number(texto)) }
    : { por: 'nome', valor: texto.slice(0, 200) };
}

/** Reads a row by the field of each column. */
export function lerLinha(
  campos: readonly (CampoDaImportacao | null)[],
  { numero, celulas }: LinhaLida,
): LinhaPedida {
  const valores: Partial<Record<CampoDaImportacao, unknown>> = {};
  for (const [i, campo] of campos.entries()) {
    if (campo) valores[campo] = valorDa(campo, celulas[i]);
  }
  const { cnpj = '', cliente_id, matriz_id, regime, regime_desde: desde, ...resto } = valores;
  return {
    numero,
    cnpj: String(cnpj),
    valores: { ...resto, cnpj: valores.cnpj },
    cliente: chaveDoCliente(String(cliente_id ?? '')),
    regime: regime === undefined && desde === undefined ? null : { regime, desde },
    matriz: matriz_id === undefined ? null : cnpjDa(textoDa(String(matriz_id))),
  };
}
