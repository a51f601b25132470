import { useQuery } from '@tanstack/react-query';
import { Lido } from '../../components/ui/lido.tsx';
import { UsuariosDaEmpresa } from '../../features/area-cliente/components/usuarios-da-empresa.tsx';
import { usuariosDoClienteOptions } from '../../features/area-cliente/usuarios.queries.ts';
import { ClienteLayout } from '../layouts/cliente-layout.tsx';
import classes from './area-cliente.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

/** `/area-cliente/usuarios`: the company's people with access to the area (page book §5). */
export default function UsuariosDoCliente() {
  return (
    <ClienteLayout>
      <div className={classes.pagina}>
        <TituloDaPagina titulo="Usuários" />
        <Lido consulta={useQuery(usuariosDoClienteOptions)} oQue="os usuários" linhas={4}>
          {(dados) => <UsuariosDaEmpresa dados={dados} />}
        </Lido>
      </div>
    </ClienteLayout>
  );
}
