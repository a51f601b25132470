import { type ReactNode, useMemo, useState } from 'react';
import { ComTopo } from '../../../components/ui/topo-da-pagina.tsx';
import classes from './pagina-de-tabela.module.css';
import { TituloDaPagina } from './titulo-da-pagina.tsx';

interface Props {
  titulo: string;
  /** Tabs, beside the heading. */
  abas?: ReactNode;
  /** Buttons at the end of the row; what is listed may add its own (`NoTopo`). */
  acoes?: ReactNode;
  /** Is as long as what it shows, instead of scrolling inside itself. */
  corrida?: boolean;
  children: ReactNode;
}

/**
 * A page of one table: in one row its title, count, tabs and actions, beneath it the table, as high
 * as its rows and at most what the window has left.
 */
export function PaginaDeTabela({ titulo, abas, acoes, corrida = false, children }: Props) {
  const [contagem, setContagem] = useState<HTMLElement | null>(null);
  const [lugarDasAcoes, setLugarDasAcoes] = useState<HTMLElement | null>(null);
  const lugares = useMemo(() => ({ contagem, acoes: lugarDasAcoes }), [contagem, lugarDasAcoes]);
  const comAbas = abas !== undefined;
  return (
    <div className={classes.pagina} data-corrida={corrida || undefined}>
      <div className={classes.topo} data-com-abas={comAbas || undefined}>
        <TituloDaPagina titulo={titulo} comAbas={comAbas}>
          <span ref={setContagem} className={classes.contagem} />
        </TituloDaPagina>
        {abas}
        <div ref={setLugarDasAcoes} className={classes.acoes}>
          {acoes}
        </div>
      </div>
      <ComTopo value={lugares}>{children}</ComTopo>
    </div>
  );
}
