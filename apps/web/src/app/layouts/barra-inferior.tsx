import { IconDots } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { ehEntrada } from '../menus.ts';
import classes from './barra-inferior.module.css';
import { ItemDeNavegacao } from './item-de-navegacao.tsx';
import { useMenu } from './use-menu.ts';

/** With more than four destinations beside 'Mais' each would be narrower than 44 px. */
const DESTINOS = 4;

/** Code of its own: wide screens never fetch it. */
const PainelMais = sobDemanda(() => import('./painel-mais.tsx'));

/** Navigation by thumb, in the place of the sidebar on phones. */
export function BarraInferior() {
  const [aberto, setAberto] = useState(false);
  const itens = useMenu('lateral');
  const destinos = itens.filter(ehEntrada).slice(0, DESTINOS);

  return (
    <nav aria-label="Principal" className={classes.barra}>
      <ul className={classes.lista}>
        {destinos.map((item) => (
          <li key={item.path}>
            <ItemDeNavegacao item={item} className={classes.item} />
          </li>
        ))}
        <li>
          <button
            type="button"
            className={classes.item}
            aria-haspopup="dialog"
            aria-expanded={aberto}
            onClick={() => setAberto(true)}
          >
            <IconDots size={20} stroke={1.7} aria-hidden />
            <span>Mais</span>
          </button>
        </li>
      </ul>
      <Suspense>
        <PainelMais
          aberto={aberto}
          fechar={() => setAberto(false)}
          restantes={itens.filter((item) => !destinos.some((destino) => destino === item))}
        />
      </Suspense>
    </nav>
  );
}
