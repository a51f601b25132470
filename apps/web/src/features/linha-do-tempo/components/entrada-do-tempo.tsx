import type { EntradaDaLinhaDoTempo } from '@dominio/contrato/linha-do-tempo';
import { Link } from 'react-router';
import { formatarData, formatarDataHora } from '../../../lib/formato.ts';
import classes from './linha-do-tempo.module.css';

/** One thing that happened: when, what, and where it is opened. */
export function EntradaDoTempo({ entrada }: { entrada: EntradaDaLinhaDoTempo }) {
  const { em, so_dia, titulo, detalhe, autor, url } = entrada;
  return (
    <div className={classes.entrada}>
      <time dateTime={em} className={classes.quando}>
        {so_dia ? formatarData(em) : formatarDataHora(em)}
      </time>
      <div className={classes.dito}>
        {url ? <Link to={url}>{titulo}</Link> : <span>{titulo}</span>}
        {detalhe && <p>{detalhe}</p>}
        {autor && <p>{autor}</p>}
      </div>
    </div>
  );
}
