import { TabelaDeEmpresas } from '../../features/empresas/components/tabela-de-empresas.tsx';
import { LigadosAEmpresa } from './comum/ligados-a-empresa.tsx';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/gerenciar-empresas`: the companies of every client in reach (page book #57). */
export default function GerenciarEmpresas() {
  return (
    <PaginaDeTabela titulo="Empresas">
      <TabelaDeEmpresas visoes="empresas" ligados={LigadosAEmpresa} />
    </PaginaDeTabela>
  );
}
