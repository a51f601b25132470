import { useEstadoNoEndereco } from '../../components/endereco/use-estado-no-endereco.ts';
import { GavetaDaEmpresa } from '../../features/empresas/components/gaveta-da-empresa.tsx';
import { TabelaDeEmpresas } from '../../features/empresas/components/tabela-de-empresas.tsx';
import { FECHADA, PARAMETROS, PASSAGEIROS } from '../../features/empresas/empresas.tabela.ts';
import { VisoesDaTabela } from '../../registros/visoes-da-tabela.tsx';
import classes from './comum/pagina-de-tabela.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

/** `/gerenciar-empresas`: the companies of every client in reach (page book #57). */
export default function GerenciarEmpresas() {
  const endereco = useEstadoNoEndereco(PARAMETROS, FECHADA);
  return (
    <div className={classes.pagina}>
      <TituloDaPagina titulo="Empresas" />
      <TabelaDeEmpresas
        endereco={endereco}
        visoes={<VisoesDaTabela tabela="empresas" passageiros={PASSAGEIROS} />}
      />
      <GavetaDaEmpresa endereco={endereco} clienteId={undefined} />
    </div>
  );
}
