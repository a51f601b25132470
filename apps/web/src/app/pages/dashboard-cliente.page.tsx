import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { ComCliente } from './comum/com-cliente.tsx';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';
import { AcoesRapidas } from './dashboard-cliente/acoes-rapidas.tsx';
import { AvisoDeArquivado } from './dashboard-cliente/aviso-de-arquivado.tsx';
import classes from './dashboard-cliente/painel-do-cliente.module.css';
import { PainelDoCliente } from './dashboard-cliente/painel-do-cliente.tsx';

/** `/dashboard-cliente`: how the selected client is now, in one look before a call (page book #16). */
export default function DashboardDoCliente() {
  const clienteId = useClienteSelecionado((estado) => estado.cliente?.id);
  return (
    <PaginaDeTabela
      titulo="Painel do Cliente"
      acoes={clienteId !== undefined && <AcoesRapidas clienteId={clienteId} />}
      corrida
    >
      <ComCliente>
        {({ id, name }) => (
          <>
            <p className={classes.noPapel}>{name}</p>
            <AvisoDeArquivado clienteId={id} />
            <PainelDoCliente key={id} clienteId={id} />
          </>
        )}
      </ComCliente>
    </PaginaDeTabela>
  );
}
