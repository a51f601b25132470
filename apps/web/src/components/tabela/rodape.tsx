import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { trechoDaPagina } from './estado.ts';
import { Paginas } from './paginas.tsx';
import {
  estadoDaPagina,
  type Id,
  NENHUMA,
  quantas,
  type Selecao,
  TODAS_DO_FILTRO,
} from './selecao.ts';
import classes from './tabela.module.css';

interface Props {
  pagina: number;
  porPagina: number;
  total: number;
  /** Rows of the page. */
  ids: readonly Id[];
  aoIr: (pagina: number) => void;
  selecao?: Selecao | undefined;
  aoSelecionar: (selecao: Selecao) => void;
  /** What may be done with the rows that are chosen. */
  acoes?: ReactNode;
}

const numero = new Intl.NumberFormat('pt-BR');

/** Where one stands and the pages; while rows are chosen, what may be done with them. */
export function Rodape(props: Props) {
  const { pagina, porPagina, total, ids, selecao = NENHUMA, aoSelecionar } = props;
  const { de, ate, paginas } = trechoDaPagina(pagina, porPagina, total);
  const escolhidas = quantas(selecao, total);
  const ofereceTodas =
    !selecao.todas && total > ids.length && estadoDaPagina(selecao, ids) === 'todas';
  // The count stands over the table; nothing more is to be said of a single page.
  const nada = paginas <= 1 && escolhidas === 0;
  if (nada && !props.selecao) return null;
  return (
    <div
      className={classes.rodape}
      data-escolhendo={escolhidas > 0 || undefined}
      // The rows have its place until something is to be said there.
      data-nada={nada || undefined}
    >
      <div className={classes.resumo}>
        <span role="status">
          {escolhidas > 0 ? (
            <>
              <strong>{numero.format(escolhidas)}</strong>{' '}
              {escolhidas === 1 ? 'selecionado' : 'selecionados'}
            </>
          ) : (
            paginas > 1 && `${numero.format(de)}–${numero.format(ate)} de ${numero.format(total)}`
          )}
        </span>
        {escolhidas > 0 && (
          <>
            {ofereceTodas && (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => aoSelecionar(TODAS_DO_FILTRO)}
              >
                Selecionar todos os {numero.format(total)} do filtro
              </Button>
            )}
            <Button variant="subtle" size="compact-sm" onClick={() => aoSelecionar(NENHUMA)}>
              Limpar seleção
            </Button>
            {props.acoes}
          </>
        )}
      </div>
      <Paginas pagina={pagina} paginas={paginas} aoIr={props.aoIr} />
    </div>
  );
}
