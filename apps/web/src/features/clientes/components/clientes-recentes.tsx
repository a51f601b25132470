import { ERRO_DO_BLOCO } from '@dominio/contrato/inicio';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import classes from '../../../components/painel/cartao.module.css';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { meusClientes } from '../clientes.queries.ts';
import { escolherRecentes, lerRecentes } from '../clientes.recentes.ts';
import { useEscolherCliente } from '../use-escolher-cliente.ts';
import { LogoDoCliente } from './logo-do-cliente.tsx';

interface Props {
  /** Address that a client of the card opens; the client becomes the selected one. */
  enderecoDe: (cliente: number) => string;
}

/** Card of /inicio: the clients chosen last in this browser. */
export function ClientesRecentes({ enderecoDe }: Props) {
  const [ids] = useState(lerRecentes);
  const escolher = useEscolherCliente();
  // Without recent clients the list of thousands is not read.
  const { data, ...consulta } = useQuery({ ...meusClientes(), enabled: ids.length > 0 });
  const recentes = data && escolherRecentes(data.clientes, ids);
  return (
    <CartaoDeLista
      titulo="Clientes recentes"
      link={{ rotulo: 'Ver clientes', para: '/selecionar-cliente' }}
      consulta={{ ...consulta, data: ids.length > 0 ? recentes : [] }}
      textoDoErro={`${ERRO_DO_BLOCO} ${mensagemDoErro(consulta.error)}`}
      vazio={<p>Os clientes que você escolher aparecem aqui.</p>}
      linhas={(clientes) => (
        <ul className={classes.linhas}>
          {clientes.map((cliente) => (
            <li key={cliente.id}>
              <Link
                to={enderecoDe(cliente.id)}
                className={classes.linha}
                onClick={() => escolher(cliente)}
              >
                <LogoDoCliente cliente={cliente} />
                <span>{cliente.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    />
  );
}
