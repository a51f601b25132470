import { temPermissao } from '@dominio/contrato/permissoes';
import type { ReactNode } from 'react';
import { EstrelaDaPagina } from '../../../features/favoritos/components/estrela-da-pagina.tsx';
import { useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { usePermissoes } from '../../../lib/permissoes.tsx';
import type { RotaComPagina } from '../../rotas/rota.ts';
import { ROTAS } from '../../rotas.ts';
import { ehDoCliente, trilhaDe } from '../../trilha.ts';
import { useRotaAtual } from '../../use-rota-atual.ts';
import classes from './titulo-da-pagina.module.css';
import { Trilha } from './trilha.tsx';

interface Props {
  titulo: string;
  /** Tabs follow: on a phone they and the breadcrumb say where one is; the heading is read out. */
  comAbas?: boolean;
  /** Count or period, beside the heading. */
  children?: ReactNode;
}

/** 'Empresas do cliente' under the chip that says which; 'Painel do Cliente' is a name. */
const semOCliente = (titulo: string) => titulo.replace(/ do cliente$/, '');

/**
 * The heading of a page in one row: breadcrumb, star, and its count or period beside it. A page
 * about the active client leaves out what the top bar says.
 */
export function TituloDaPagina({ titulo, comAbas = false, children }: Props) {
  const rota = useRotaAtual();
  const temCliente = useClienteSelecionado((estado) => estado.cliente !== null);
  const { permissions } = usePermissoes();
  const pode = ({ permissao }: RotaComPagina) =>
    permissao === undefined || temPermissao(permissions, permissao);
  const escrito = temCliente && ehDoCliente(rota) ? semOCliente : String;
  // Client users have no menu in which a favourite would show.
  const temMenu = rota.guarda === 'staff';
  return (
    <div className={classes.titulo} data-com-abas={comAbas || undefined}>
      <Trilha
        passos={trilhaDe(ROTAS, rota, pode).map((passo) => ({
          ...passo,
          rotulo: escrito(passo.rotulo),
        }))}
      />
      <h1>{escrito(titulo)}</h1>
      {temMenu && <EstrelaDaPagina id={rota.path} nome={rota.titulo} className={classes.estrela} />}
      {children && <span>{children}</span>}
    </div>
  );
}
