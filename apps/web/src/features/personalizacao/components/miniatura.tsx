import type { Modo, TemaDoModo } from '@dominio/contrato/tema/padrao';
import { type CSSProperties, useMemo } from 'react';
import { resolverTema } from '../../../theme/resolver.ts';
import classes from './temas-prontos.module.css';

/** A page in the colours of a theme, too small to read: bars, a card, what stands out of it. */
export function Miniatura({ tema, modo }: { tema: TemaDoModo; modo: Modo }) {
  const vars = useMemo(() => resolverTema(tema, modo).vars, [tema, modo]);
  return (
    <span className={classes.miniatura} style={vars as CSSProperties} aria-hidden>
      <span className={classes.topbar} />
      <span className={classes.sidebar} />
      <span className={classes.cartao}>
        <span className={classes.linha} />
        <span className={classes.realce} />
        <span className={classes.botao} />
      </span>
    </span>
  );
}
