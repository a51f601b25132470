import { Fragment, type ReactNode } from 'react';
import type { Parte } from './faixas.ts';
import classes from './partes.module.css';

interface Props {
  parte: Parte;
  /** A block by its id. */
  bloco: (id: string) => ReactNode;
}

const chaveDe = (parte: Parte, indice: number) => (parte.tipo === 'bloco' ? parte.id : indice);

/** Blocks where they stand on a panel, each as high as its content. */
export function Partes({ parte, bloco }: Props) {
  if (parte.tipo === 'bloco') return <div className={classes.bloco}>{bloco(parte.id)}</div>;
  if (parte.tipo === 'pilha') {
    return (
      <div className={classes.pilha}>
        {parte.partes.map((uma, indice) => (
          <Fragment key={chaveDe(uma, indice)}>
            <Partes parte={uma} bloco={bloco} />
          </Fragment>
        ))}
      </div>
    );
  }
  const gridTemplateColumns = parte.colunas
    .map(({ largura }) => `minmax(0, ${largura}fr)`)
    .join(' ');
  return (
    <div className={classes.colunas} style={{ gridTemplateColumns }}>
      {parte.colunas.map(({ parte: uma }, indice) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
        <div key={indice}>{uma && <Partes parte={uma} bloco={bloco} />}</div>
      ))}
    </div>
  );
}
