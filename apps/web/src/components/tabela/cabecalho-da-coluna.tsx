import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ColunaDaTabela } from './colunas.ts';
import classes from './grade.module.css';

interface Props<L> {
  coluna: ColunaDaTabela<L>;
  ordem: false | 'asc' | 'desc';
  aoOrdenar: () => void;
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

/** The heading of a column, a button where the rows can be ordered by it. */
export function CabecalhoDaColuna<L>({ coluna, ordem, aoOrdenar }: Props<L>) {
  const { titulo, tipo = 'texto', ordenavel, principal } = coluna;
  const Seta = ordem === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      data-tipo={tipo}
      data-principal={principal}
      aria-sort={ordenavel ? (ordem ? ARIA[ordem] : 'none') : undefined}
    >
      {ordenavel ? (
        <button type="button" className={classes.ordenar} onClick={aoOrdenar}>
          {titulo}
          {ordem && <Seta size={14} stroke={1.7} aria-hidden />}
        </button>
      ) : (
        titulo
      )}
    </th>
  );
}
