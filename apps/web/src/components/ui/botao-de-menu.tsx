import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import classes from './botao-de-menu.module.css';

interface Props {
  para: To;
  icone: Icon;
  titulo: string;
  descricao: string;
  /** Stands at the corner of the button: a state, or another action. */
  canto?: ReactNode;
  /** State of the navigation: how many steps back nothing was open (use-estado-no-endereco.ts). */
  state?: object;
}

/** One of the theme's menu buttons (specification part 1 §3.8): the whole of it leads somewhere. */
export function BotaoDeMenu({ para, icone: Icone, titulo, descricao, canto, state }: Props) {
  return (
    <li className={classes.cartao}>
      <Icone className={classes.icone} stroke={1.4} aria-hidden />
      <h2 className={classes.titulo}>
        <Link to={para} state={state} preventScrollReset>
          {titulo}
        </Link>
      </h2>
      <p className={classes.descricao}>{descricao}</p>
      {canto && <div className={classes.canto}>{canto}</div>}
    </li>
  );
}

/** Menu buttons side by side, as many as fit. */
export function GradeDeBotoes({ children }: { children: ReactNode }) {
  return <ul className={classes.grade}>{children}</ul>;
}
