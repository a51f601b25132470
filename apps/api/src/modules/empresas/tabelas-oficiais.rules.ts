import type { ItemOficial } from '@dominio/contrato/tabelas-oficiais';
import cnaes from './cnaes.json' with { type: 'json' };
import naturezas from './naturezas-juridicas.json' with { type: 'json' };

interface Tabela {
  readonly itens: readonly ItemOficial[];
  /** The name of a code; null for none, and for a code that the table does not have. */
  nomeDe(codigo: string | null): string | null;
  tem(codigo: string): boolean;
}

/** A published table, whose file names its source and its day. */
function tabela({ itens }: { itens: readonly (readonly string[])[] }): Tabela {
  const linhas = itens.map(([codigo = '', nome = '']) => ({ codigo, nome }));
  const porCodigo = new Map(linhas.map(({ codigo, nome }) => [codigo, nome]));
  return {
    itens: linhas,
    nomeDe: (codigo) => (codigo === null ? null : (porCodigo.get(codigo) ?? null)),
    tem: (codigo) => porCodigo.has(codigo),
  };
}

export const CNAES = tabela(cnaes);
export const NATUREZAS = tabela(naturezas);
