import { GavetaDaEmpresa } from '../../features/empresas/components/gaveta-da-empresa.tsx';
import { TabelaDeEmpresas } from '../../features/empresas/components/tabela-de-empresas.tsx';
import { endereco } from '../../features/empresas/empresas.registro.ts';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { BotaoDeNovo } from '../../registros/botao-de-novo.tsx';
import { ComCliente } from './comum/com-cliente.tsx';
import classes from './comum/pagina-de-tabela.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

/** `/empresas`: the companies of the selected client (page book #20). */
export default function Empresas() {
  const temCliente = useClienteSelecionado((estado) => estado.cliente !== null);
  return (
    <div className={classes.pagina}>
      <div className={classes.topo}>
        <TituloDaPagina titulo="Empresas do cliente" />
        {temCliente && (
          <BotaoDeNovo endereco={endereco} pede={{ permissao: 'empresas:criar' }} icone={null}>
            Nova empresa
          </BotaoDeNovo>
        )}
      </div>
      <ComCliente>
        {({ id }) => (
          <>
            <TabelaDeEmpresas key={id} clienteId={id} visoes="empresas-do-cliente" />
            <GavetaDaEmpresa clienteId={id} />
          </>
        )}
      </ComCliente>
    </div>
  );
}
