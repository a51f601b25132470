import { GavetaDaEmpresa } from '../../features/empresas/components/gaveta-da-empresa.tsx';
import { TabelaDeEmpresas } from '../../features/empresas/components/tabela-de-empresas.tsx';
import classes from './comum/pagina-de-tabela.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

/** `/gerenciar-empresas`: the companies of every client in reach (page book #57). */
export default function GerenciarEmpresas() {
  return (
    <div className={classes.pagina}>
      <TituloDaPagina titulo="Empresas" />
      <TabelaDeEmpresas visoes="empresas" />
      <GavetaDaEmpresa />
    </div>
  );
}
