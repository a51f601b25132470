import { EsqueletoDeTabela } from '../../components/ui/esqueleto.tsx';
import { ListaDeContas } from '../../features/contas-bancarias/components/lista-de-contas.tsx';
import { contasBancarias } from '../../features/contas-bancarias/contas-bancarias.queries.ts';
import { endereco } from '../../features/contas-bancarias/contas-bancarias.registro.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { BotaoDeNovo } from '../../registros/botao-de-novo.tsx';
import { ComCliente } from './comum/com-cliente.tsx';
import { CorrecoesDoCliente } from './comum/correcoes-do-cliente.tsx';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/contas-bancarias`: accounts, cards and gateways of the client to be reconciled (page book #22). */
export default function ContasBancarias() {
  const temCliente = useClienteSelecionado((estado) => estado.cliente !== null);
  return (
    <PaginaDeTabela
      titulo="Contas bancárias"
      acoes={temCliente && <BotaoDeNovo recurso={contasBancarias} endereco={endereco} />}
    >
      <ComCliente espera={<EsqueletoDeTabela />}>
        {({ id }) => (
          <>
            <CorrecoesDoCliente clienteId={id} />
            <ListaDeContas key={id} clienteId={id} />
          </>
        )}
      </ComCliente>
    </PaginaDeTabela>
  );
}
