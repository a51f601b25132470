import { Esqueleto } from '../components/ui/esqueleto.tsx';
import classes from './carregando-pagina.module.css';

/** Stands for a page whose code is on its way: a title and a card. */
export function CarregandoPagina() {
  return (
    <div role="status" aria-label="Carregando…" className={classes.pagina}>
      <Esqueleto largura={220} altura={26} />
      <Esqueleto altura={160} raio={8} />
    </div>
  );
}
