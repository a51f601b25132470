import { useQuery } from '@tanstack/react-query';
import { Lido } from '../../components/ui/lido.tsx';
import { dadosDoClienteOptions } from '../../features/area-cliente/area-cliente.queries.ts';
import { MinhaEmpresa } from '../../features/area-cliente/components/minha-empresa.tsx';
import { ClienteLayout } from '../layouts/cliente-layout.tsx';
import classes from './area-cliente.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

/** `/area-cliente/dados`: the company's register as the firm has it (page book §5). */
export default function MinhaEmpresaDoCliente() {
  return (
    <ClienteLayout>
      <div className={classes.pagina}>
        <TituloDaPagina titulo="Minha empresa" />
        <Lido consulta={useQuery(dadosDoClienteOptions)} oQue="os dados da empresa" linhas={8}>
          {(dados) => <MinhaEmpresa dados={dados} />}
        </Lido>
      </div>
    </ClienteLayout>
  );
}
