import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import type { ColunaDaTabela, ValorDaCelula } from '../components/tabela/colunas.ts';

/** A column of an exported sheet, and of the table where this shows it. */
export type ColunaExportada<L> = ColunaDaTabela<L> & {
  /** What only some are answered is a column for them alone. */
  readonly permissao?: Permissao;
};

/**
 * Each field of a row, as the contract answers it: the column that has it in the exported sheet, or the
 * reason why none has. Checked where it is declared, `{ … } satisfies CamposExportados<Time>`: the
 * compiler misses a field. Fields that stand in one column together share it.
 */
export type CamposExportados<L> = { readonly [C in keyof L]-?: ColunaExportada<L> | string };

export interface Exportacao<L> {
  /** What a person needs to export rows. */
  readonly permissao: Permissao;
  readonly campos: CamposExportados<L>;
}

/** The column of a field whose value is shown as it is; its id is the field's name unless told. */
export const colunaDe = <const C extends string>(
  campo: C,
  titulo: string,
  resto: Partial<
    Omit<ColunaExportada<never>, 'titulo' | 'valor' | 'desenhar' | 'tom' | 'noNome'>
  > = {},
): ColunaExportada<{ readonly [K in C]: ValorDaCelula }> => ({
  id: campo,
  titulo,
  valor: (linha) => linha[campo],
  ...resto,
});

/** Fields of nearly every noun that no sheet has. */
export const INTERNOS = {
  id: 'the number of the row, which people know by its name',
  versao: 'a count of edits, which tells one from another',
} as const;

/** Columns of the sheet: those that the table shows, as it shows them, then whatever else a row has. */
export function colunasDaPlanilha<L>(
  { campos }: Pick<Exportacao<L>, 'campos'>,
  mostradas: readonly ColunaDaTabela<L>[],
  pode: (permissao: Permissao) => boolean,
): readonly ColunaDaTabela<L>[] {
  const ids = new Set(mostradas.map(({ id }) => id));
  const outras = Object.values<ColunaExportada<L> | string>(campos).filter(
    (coluna) => typeof coluna !== 'string',
  );
  return [
    ...mostradas,
    ...new Set(
      outras.filter(({ id, permissao }) => !ids.has(id) && (!permissao || pode(permissao))),
    ),
  ];
}
