import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { mascararCnpj } from '@dominio/contrato/documentos';
import { IconCheck } from '@tabler/icons-react';
import { STATUS_EM_PALAVRAS } from '../clientes.status.ts';
import { LogoDoCliente } from './logo-do-cliente.tsx';
import classes from './tabela-de-clientes.module.css';

interface Props {
  /** Heading of the group, which also names the list. */
  titulo: string;
  clientes: readonly ClienteDaLista[];
  ativo: number | null;
  aoEscolher: (cliente: ClienteDaLista) => void;
}

/** Clients to choose from: rows with columns on wide screens, cards on phones. */
export function TabelaDeClientes({ titulo, clientes, ativo, aoEscolher }: Props) {
  return (
    <section aria-label={titulo} className={classes.grupo}>
      <div aria-hidden="true" className={`${classes.linha} ${classes.cabecalho}`}>
        <span>{titulo}</span>
        <span>CNPJ</span>
        <span>Contrato</span>
        <span>Status</span>
      </div>
      <ul className={classes.lista}>
        {clientes.map((cliente) => (
          <li key={cliente.id}>
            <button
              type="button"
              className={classes.linha}
              aria-current={cliente.id === ativo || undefined}
              onClick={() => aoEscolher(cliente)}
            >
              <span className={classes.cliente}>
                <LogoDoCliente cliente={cliente} />
                <span className={classes.nome}>{cliente.name}</span>
                {cliente.id === ativo && (
                  <IconCheck size={18} className={classes.ativo} aria-hidden />
                )}
              </span>
              <span className={classes.dado}>
                {cliente.cnpj ? mascararCnpj(cliente.cnpj) : 'Sem CNPJ'}
              </span>
              <span className={classes.dado}>{cliente.numero_contrato ?? 'Sem contrato'}</span>
              <Status cliente={cliente} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Status({ cliente: { status_contrato } }: { cliente: ClienteDaLista }) {
  if (!status_contrato) return <span />;
  const { rotulo, tom } = STATUS_EM_PALAVRAS[status_contrato];
  return (
    <span className={classes.status} data-tom={tom}>
      {rotulo}
    </span>
  );
}
