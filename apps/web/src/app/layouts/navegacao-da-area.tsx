import { Link, useLocation } from 'react-router';
import { iconeDe } from '../icones.ts';
import { entradasDe } from '../menus.ts';
import { precarregar } from '../paginas-sob-demanda.ts';
import { rotaDe } from '../rotas.ts';
import classes from './navegacao-da-area.module.css';
import { useMenu } from './use-menu.ts';

/** The pages of the client area: under the header, and on a phone at the bottom, by the thumb. */
export function NavegacaoDaArea() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Principal" className={classes.barra}>
      <ul className={classes.lista}>
        {entradasDe(useMenu('area')).map(({ path, rotulo }) => {
          const Icone = iconeDe(path);
          return (
            <li key={path}>
              <Link
                to={path}
                className={classes.item}
                aria-current={pathname === path ? 'page' : undefined}
                onPointerEnter={() => {
                  const rota = rotaDe(path);
                  if (rota) precarregar(rota);
                }}
              >
                <Icone size={18} stroke={1.7} aria-hidden />
                <span>{rotulo}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
