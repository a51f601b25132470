import { IconUnlink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { useDesvincularCliente } from '../use-desvincular-cliente.ts';
import classes from './cliente-escolhido.module.css';
import { LogoDoClienteAtivo } from './logo-do-cliente-ativo.tsx';

interface Props {
  /** Link to the next page to work on with the client; undefined when the person may open none. */
  proximo: { para: string; rotulo: string } | undefined;
}

/**
 * Shows the selected client and the link to work on with it. It stays in sight at the foot of the
 * list, which therefore does not move under the pointer that is choosing.
 */
export function ClienteEscolhido({ proximo }: Props) {
  const cliente = useClienteSelecionado((estado) => estado.cliente);
  const desvincular = useDesvincularCliente();
  return (
    <div className={cliente ? classes.faixa : undefined}>
      {cliente && (
        <span className={classes.logo}>
          <LogoDoClienteAtivo cliente={cliente} lado={36} />
        </span>
      )}
      <p role="status" className={classes.texto}>
        {cliente && (
          <>
            <span className={classes.rotulo}>
              Cliente ativo
              <span className={classes.dica}>
                . Continue por aqui: o menu principal volta à visão de todos os clientes.
              </span>
            </span>
            <strong className={classes.nome}>{cliente.name}</strong>
          </>
        )}
      </p>
      {cliente && proximo && (
        <Link to={proximo.para} className={classes.principal}>
          {proximo.rotulo}
        </Link>
      )}
      {cliente && (
        <button type="button" className={classes.secundaria} onClick={desvincular}>
          <IconUnlink size={18} aria-hidden />
          <span>Desvincular</span>
        </button>
      )}
    </div>
  );
}
