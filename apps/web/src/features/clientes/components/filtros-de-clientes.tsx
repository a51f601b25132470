import { STATUS_DO_CONTRATO } from '@dominio/contrato/clientes';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import type { FiltrosDaLista } from '../clientes.filtros.ts';
import { STATUS_EM_PALAVRAS } from '../clientes.status.ts';
import classes from './filtros-de-clientes.module.css';

interface Props {
  filtros: FiltrosDaLista;
  aoFiltrar: (mudanca: Partial<FiltrosDaLista>) => void;
  /** Enter in the search field, with what is typed there. */
  aoConfirmar: (termo: string) => void;
}

/** Search and contract status of the list of clients. */
export function FiltrosDeClientes({ filtros, aoFiltrar, aoConfirmar }: Props) {
  return (
    <search className={classes.filtros}>
      <CampoDeBusca
        rotulo="Buscar por nome, CNPJ ou contrato"
        placeholder="Nome, CNPJ, contrato ou contato"
        value={filtros.termo}
        aoBuscar={(termo) => aoFiltrar({ termo })}
        aoConfirmar={aoConfirmar}
      />
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
