import { Link } from 'react-router';
import { DossieDoCliente } from '../../features/dossie/components/dossie-do-cliente.tsx';
import { BotaoDePassagem } from '../../features/dossie/components/passagem/botao-de-passagem.tsx';
import { TermosDoCliente } from '../../features/dossie/components/passagem/termos-do-cliente.tsx';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { BotaoDeImprimir } from './comum/botao-de-imprimir.tsx';
import { ComCliente } from './comum/com-cliente.tsx';
import classes from './comum/pagina-de-botoes.module.css';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';
import doDossie from './pagina-cliente-antiga/faixa.module.css';

/** `/pagina-cliente-antiga`: all that is known of the selected client on one page (page book #18). */
export default function DossieDoClientePagina() {
  const clienteId = useClienteSelecionado((estado) => estado.cliente?.id);
  const acoes = clienteId !== undefined && (
    <>
      <BotaoDePassagem key={clienteId} clienteId={clienteId} />
      <BotaoDeImprimir />
    </>
  );
  return (
    <PaginaDeTabela titulo="Dossiê do Cliente" acoes={acoes} corrida>
      <div className={classes.pagina}>
        <ComCliente>
          {({ id }) => (
            <>
              <p className={`so-na-tela ${doDossie.faixa}`}>
                <Link to="/dashboard-cliente">Conheça a nova página do cliente</Link>
              </p>
              <TermosDoCliente clienteId={id} />
              <DossieDoCliente key={id} clienteId={id} />
            </>
          )}
        </ComCliente>
      </div>
    </PaginaDeTabela>
  );
}
