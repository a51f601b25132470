import { STATUS_DO_CONTRATO } from '@dominio/contrato/clientes';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import type { FiltrosDaLista } from '../clientes.filtros.ts';
import { STATUS_EM_PALAVRAS } from '../clientes.status.ts';
import classes from './filtros-de-clientes.module.css';

interface Props {
  filtros: FiltrosDaLista;
  aoFiltrar: (mudanca: Partial<FiltrosDaLista>) => void;
  /** Called with the typed term when Enter is pressed in the search. */
  aoConfirmar: (termo: string) => void;
}

/** Search and contract status of the list of clients. */
export function FiltrosDeClientes({ filtros, aoFiltrar, aoConfirmar }: Props) {
  const { termo, status } = filtros;
  return (
    <search className={classes.filtros}>
      <CampoDeBusca
        rotulo="Buscar por nome, CNPJ ou contrato"
        placeholder="Nome, CNPJ, contrato ou contato"
        value={termo}
        aoBuscar={(digitado) => aoFiltrar({ termo: digitado })}
        aoConfirmar={aoConfirmar}
      />
      <PilulaDeFiltro
        nome="Contrato"
        frase={status ? STATUS_EM_PALAVRAS[status].rotulo : 'todos'}
        ativo={status !== undefined}
        opcoes={[
          { valor: '', rotulo: 'Todos' },
          ...STATUS_DO_CONTRATO.map((valor) => ({
            valor,
            rotulo: STATUS_EM_PALAVRAS[valor].rotulo,
          })),
        ]}
        escolhidos={[status ?? '']}
        aoEscolher={(valor) => aoFiltrar({ status: STATUS_DO_CONTRATO.find((um) => um === valor) })}
      />
    </search>
  );
}
