import { IconArrowsExchange, IconUnlink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { enderecoDaEscolha } from '../../features/clientes/clientes.voltar.ts';
import { useDesvincularCliente } from '../../features/clientes/use-desvincular-cliente.ts';
import classes from './bloco-do-cliente.module.css';

interface Props {
  recolhido: boolean;
  /** Called after either action, so that the panel around this block can close. */
  aoAgir?: () => void;
  /** The client's pages, drawn above the two actions. */
  children?: ReactNode;
}

/** The client section of the sidebar: its pages, 'Trocar' and 'Desvincular'. Who it is, the top bar says. */
export function BlocoDoCliente({ recolhido, aoAgir, children }: Props) {
  const desvincular = useDesvincularCliente();
  const { pathname, search } = useLocation();

  const aoDesvincular = () => {
    aoAgir?.();
    desvincular();
  };

  return (
    <section aria-label="Cliente" className={classes.bloco} data-recolhido={recolhido || undefined}>
      <p className={classes.titulo}>Cliente</p>
      {children}
      <div className={classes.acoes}>
        <Link
          to={enderecoDaEscolha(pathname + search)}
          className={classes.acao}
          data-dica="Trocar"
          onClick={aoAgir}
        >
          <IconArrowsExchange size={16} aria-hidden />
          <span>Trocar</span>
        </Link>
        <button
          type="button"
          className={classes.acao}
          data-dica="Desvincular"
          onClick={aoDesvincular}
        >
          <IconUnlink size={16} aria-hidden />
          <span>Desvincular</span>
        </button>
      </div>
    </section>
  );
}
