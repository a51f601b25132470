import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useEstadoNoEndereco } from '../../components/endereco/use-estado-no-endereco.ts';
import { GavetaDoContrato } from '../../features/contratos/components/gaveta-do-contrato.tsx';
import { TabelaDeContratos } from '../../features/contratos/components/tabela-de-contratos.tsx';
import { FECHADA, PARAMETROS, PASSAGEIROS } from '../../features/contratos/contratos.tabela.ts';
import { VisoesDaTabela } from '../../features/visoes-salvas/components/visoes-da-tabela.tsx';
import { usePode } from '../../lib/permissoes.tsx';
import classes from './comum/pagina-de-tabela.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

/** `/contratos`: the contracts of every client in reach (page book #58). */
export default function Contratos() {
  const endereco = useEstadoNoEndereco(PARAMETROS, FECHADA);
  const veEmpresas = usePode('empresas:visualizar');
  const podeEditar = usePode('contratos:editar');
  const podeCriar = usePode('contratos:criar') && podeEditar;
  return (
    <div className={classes.pagina}>
      <div className={classes.topo}>
        <TituloDaPagina titulo="Contratos" />
        <div className={classes.acoes}>
          {veEmpresas && (
            <Button component={Link} to="/gerenciar-empresas" variant="default">
              Empresas
            </Button>
          )}
          {podeCriar && (
            <Button component={Link} to="/contrato-form">
              Novo contrato
            </Button>
          )}
        </div>
      </div>
      <TabelaDeContratos
        endereco={endereco}
        visoes={<VisoesDaTabela tabela="contratos" passageiros={PASSAGEIROS} />}
      />
      <GavetaDoContrato id={endereco.estado.contrato} aoFechar={endereco.fechar} />
    </div>
  );
}
