import { useEstadoNoEndereco } from '../../components/endereco/use-estado-no-endereco.ts';
import { GavetaDaEmpresa } from '../../features/empresas/components/gaveta-da-empresa.tsx';
import { TabelaDeEmpresas } from '../../features/empresas/components/tabela-de-empresas.tsx';
import { FECHADA, PARAMETROS, PASSAGEIROS } from '../../features/empresas/empresas.tabela.ts';
import { BotaoPermitido } from '../../lib/botao-permitido.tsx';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { VisoesDaTabela } from '../../registros/visoes-da-tabela.tsx';
import { ComCliente } from './comum/com-cliente.tsx';
import classes from './comum/pagina-de-tabela.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

/** `/empresas`: the companies of the selected client (page book #20). */
export default function Empresas() {
  const endereco = useEstadoNoEndereco(PARAMETROS, FECHADA);
  const temCliente = useClienteSelecionado((estado) => estado.cliente !== null);
  return (
    <div className={classes.pagina}>
      <div className={classes.topo}>
        <TituloDaPagina titulo="Empresas do cliente" />
        {temCliente && (
          <BotaoPermitido
            pede={{ permissao: 'empresas:criar' }}
            onClick={() => endereco.abrir({ nova: true })}
          >
            Nova empresa
          </BotaoPermitido>
        )}
      </div>
      <ComCliente>
        {({ id }) => (
          <>
            <TabelaDeEmpresas
              key={id}
              endereco={endereco}
              clienteId={id}
              visoes={<VisoesDaTabela tabela="empresas-do-cliente" passageiros={PASSAGEIROS} />}
            />
            <GavetaDaEmpresa endereco={endereco} clienteId={id} />
          </>
        )}
      </ComCliente>
    </div>
  );
}
