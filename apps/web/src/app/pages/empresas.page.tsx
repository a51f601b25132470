import { EsqueletoDeTabela } from '../../components/ui/esqueleto.tsx';
import { TabelaDeEmpresas } from '../../features/empresas/components/tabela-de-empresas.tsx';
import { empresas } from '../../features/empresas/empresas.queries.ts';
import { endereco } from '../../features/empresas/empresas.registro.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { BotaoDeNovo } from '../../registros/botao-de-novo.tsx';
import { ComCliente } from './comum/com-cliente.tsx';
import { CorrecoesDoCliente } from './comum/correcoes-do-cliente.tsx';
import { LigadosAEmpresa } from './comum/ligados-a-empresa.tsx';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/empresas`: the companies of the selected client (page book #20). */
export default function Empresas() {
  const temCliente = useClienteSelecionado((estado) => estado.cliente !== null);
  return (
    <PaginaDeTabela
      titulo="Empresas do cliente"
      acoes={temCliente && <BotaoDeNovo recurso={empresas} endereco={endereco} />}
    >
      <ComCliente espera={<EsqueletoDeTabela />}>
        {({ id }) => (
          <>
            <CorrecoesDoCliente clienteId={id} />
            <TabelaDeEmpresas
              key={id}
              clienteId={id}
              visoes="empresas-do-cliente"
              ligados={LigadosAEmpresa}
            />
          </>
        )}
      </ComCliente>
    </PaginaDeTabela>
  );
}
