import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { DossieDoCliente } from '../../features/dossie/components/dossie-do-cliente.tsx';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { ComCliente } from './comum/com-cliente.tsx';
import classes from './comum/pagina-de-botoes.module.css';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';
import doDossie from './pagina-cliente-antiga/faixa.module.css';

/** On paper, or as a PDF by the browser's own printing. */
function Imprimir() {
  return (
    <Button
      className="so-na-tela"
      variant="default"
      leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
      onClick={() => window.print()}
    >
      Imprimir
    </Button>
  );
}

/** `/pagina-cliente-antiga`: all that is known of the selected client on one page (page book #18). */
export default function DossieDoClientePagina() {
  const temCliente = useClienteSelecionado((estado) => estado.cliente !== null);
  return (
    <PaginaDeTabela titulo="Dossiê do Cliente" acoes={temCliente && <Imprimir />} corrida>
      <div className={classes.pagina}>
        <ComCliente>
          {({ id }) => (
            <>
              <p className={`so-na-tela ${doDossie.faixa}`}>
                <Link to="/dashboard-cliente">Conheça a nova página do cliente</Link>
              </p>
              <DossieDoCliente key={id} clienteId={id} />
            </>
          )}
        </ComCliente>
      </div>
    </PaginaDeTabela>
  );
}
