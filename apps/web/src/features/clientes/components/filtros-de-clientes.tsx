import { STATUS_DO_CONTRATO } from '@dominio/contrato/clientes';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { FiltrosDaLista } from '../clientes.filtros.ts';
import { STATUS_EM_PALAVRAS } from '../clientes.status.ts';
import classes from './filtros-de-clientes.module.css';

/** Pause in typing after which the server is asked, in ms. */
const PAUSA_MS = 200;

interface Props {
  filtros: FiltrosDaLista;
  aoFiltrar: (mudanca: Partial<FiltrosDaLista>) => void;
  /** Enter in the search field, with what is typed there. */
  aoConfirmar: (termo: string) => void;
}

/** Search and contract status of the list of clients. */
export function FiltrosDeClientes({ filtros, aoFiltrar, aoConfirmar }: Props) {
  const [termo, setTermo] = useState(filtros.termo);
  const procurar = useDebouncedCallback((valor: string) => aoFiltrar({ termo: valor }), PAUSA_MS);

  // The address may change under the field: back, forward, a link.
  useEffect(() => setTermo(filtros.termo), [filtros.termo]);

  return (
    <search className={classes.filtros}>
      <form
        className={classes.busca}
        onSubmit={(evento) => {
          evento.preventDefault();
          aoConfirmar(termo.trim());
        }}
      >
        <IconSearch size={16} aria-hidden className={classes.lupa} />
        <input
          type="search"
          className={classes.campo}
          placeholder="Nome, CNPJ ou contrato"
          aria-label="Buscar por nome, CNPJ ou contrato"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={termo}
          onChange={(evento) => {
            setTermo(evento.currentTarget.value);
            procurar(evento.currentTarget.value);
          }}
        />
      </form>
      <select
        className={classes.status}
        aria-label="Status do contrato"
        value={filtros.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          aoFiltrar({ status: STATUS_DO_CONTRATO.find((status) => status === value) })
        }
      >
        <option value="">Todos os contratos</option>
        {STATUS_DO_CONTRATO.map((status) => (
          <option key={status} value={status}>
            {STATUS_EM_PALAVRAS[status].rotulo}
          </option>
        ))}
      </select>
    </search>
  );
}
