import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { NoTopo } from '../../components/ui/topo-da-pagina.tsx';
import { BotaoDoPedido } from '../../features/checklist/components/botao-do-pedido.tsx';
import { ChecklistDoCliente } from '../../features/checklist/components/checklist-do-cliente.tsx';
import { usePode } from '../../lib/permissoes.tsx';
import { ComCliente } from './comum/com-cliente.tsx';
import classes from './comum/pagina-de-botoes.module.css';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/checklist-cadastro`: whether the selected client's record is complete (page book #25). */
export default function ChecklistDeCadastro() {
  const editaItens = usePode('configuracoes:editar');
  return (
    <PaginaDeTabela titulo="Checklist de cadastro" corrida>
      <div className={classes.pagina}>
        <ComCliente>
          {({ id }) => (
            <>
              <NoTopo lugar="acoes">
                {editaItens && (
                  <Button component={Link} to="/configuracoes/checklist" variant="default">
                    Editar itens
                  </Button>
                )}
                <BotaoDoPedido clienteId={id} />
              </NoTopo>
              <ChecklistDoCliente key={id} clienteId={id} />
            </>
          )}
        </ComCliente>
      </div>
    </PaginaDeTabela>
  );
}
