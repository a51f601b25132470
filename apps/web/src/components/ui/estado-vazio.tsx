import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './regiao.module.css';

/** An empty place that teaches: one icon, one sentence, one next action. */
export function EstadoVazio({
  icone: Icone,
  children,
  acao,
}: {
  icone: Icon;
  /** The sentence. */
  children: ReactNode;
  acao?: ReactNode;
}) {
  return (
    <div className={classes.regiao}>
      <Icone className={classes.icone} size={28} stroke={1.7} aria-hidden />
      <p className={classes.texto}>{children}</p>
      {acao}
    </div>
  );
}
