import type { ProblemaDaLinha } from '@dominio/contrato/empresas-importacao';
import type { CampoInvalido } from '@dominio/contrato/erros';

/** The heading under which a field stands in the file; null where no column is it. */
export type Colunas = (campo: string) => string | null;

/** What one row is told to be wrong; the rest comes out when those are mended. */
const MAXIMO_DE_PROBLEMAS = 10;

/** The first of them, none twice: a cell of many codes has one for each. */
export function problemasDe(erros: readonly CampoInvalido[], coluna: Colunas): ProblemaDaLinha[] {
  const problemas = new Map<string, ProblemaDaLinha>();
  for (const { campo, mensagem } of erros) {
    problemas.set(`${campo} ${mensagem}`, { coluna: coluna(campo), mensagem });
  }
  return [...problemas.values()].slice(0, MAXIMO_DE_PROBLEMAS);
}

/** What a sheet says in another form than a call: amounts in reais. */
const FRASES: Readonly<Record<string, string>> = {
  capital_social_centavos: 'Informe o capital social como 1.234,56, até cem bilhões de reais.',
};

/** What a schema finds wrong, at its field. */
export function daIssue({
  path,
  message,
}: {
  path: PropertyKey[];
  message: string;
}): CampoInvalido {
  const campo = String(path[0] ?? '');
  return { campo, mensagem: FRASES[campo] ?? message };
}
