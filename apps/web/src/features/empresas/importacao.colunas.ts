import {
  type CampoDaImportacao,
  type ImportacaoDeEmpresas,
  ROTULOS_DA_IMPORTACAO,
} from '@dominio/contrato/empresas-importacao';
import { normalizar } from '../../lib/formato.ts';

type Campos = readonly (CampoDaImportacao | null)[];
type Coluna = Pick<ImportacaoDeEmpresas['colunas'][number], 'titulo'>;

/** What is wrong with the field of a column: an earlier one is it already. Null where nothing is. */
export function erroDaColuna(
  colunas: readonly Coluna[],
  campos: Campos,
  indice: number,
): string | null {
  const campo = campos[indice];
  if (!campo) return null;
  const primeira = campos.indexOf(campo);
  return primeira === indice
    ? null
    : `${ROTULOS_DA_IMPORTACAO[campo]} já é a coluna “${colunas[primeira]?.titulo}”. Escolha outro campo.`;
}

/** The columns that nothing takes, by their headings. */
export const semCampo = (colunas: readonly Coluna[], campos: Campos): string[] =>
  colunas.flatMap(({ titulo }, i) => (campos[i] ? [] : [titulo]));

/** Whether a heading is that of the tax regime, which is imported with its beginning or not at all. */
export const ehDoRegime = (titulo: string): boolean =>
  /\b(regime|tributacao|simples nacional)\b/.test(normalizar(titulo));
