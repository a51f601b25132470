import { temPermissao } from '@dominio/contrato/permissoes';
import type { ReactNode } from 'react';
import { Estrela } from '../../../features/favoritos/components/estrela.tsx';
import { useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { usePermissoes } from '../../../lib/permissoes.tsx';
import type { RotaComPagina } from '../../rotas/rota.ts';
import { ROTAS } from '../../rotas.ts';
import { ehDoCliente, trilhaDe } from '../../trilha.ts';
import { useRotaAtual } from '../../use-rota-atual.ts';
import classes from './titulo-da-pagina.module.css';
import { Trilha } from './trilha.tsx';

/** 'Empresas do cliente' under the chip that says which. */
const semOCliente = (titulo: string) => titulo.replace(/ do cliente$/i, '');

/**
 * The heading of a page: breadcrumb, star, and its count or period beside it. A page about the
 * active client leaves out what the top bar says.
 */
export function TituloDaPagina({ titulo, children }: { titulo: string; children?: ReactNode }) {
  const rota = useRotaAtual();
  const temCliente = useClienteSelecionado((estado) => estado.cliente !== null);
  const { permissions } = usePermissoes();
  const pode = ({ permissao }: RotaComPagina) =>
    permissao === undefined || temPermissao(permissions, permissao);
  const escrito = temCliente && ehDoCliente(rota) ? semOCliente : String;
  // Client users have no menu in which a favourite would show.
  const temMenu = rota.guarda === 'staff';
  return (
    <div>
      <Trilha
        passos={trilhaDe(ROTAS, rota, pode).map((passo) => ({
          ...passo,
          rotulo: escrito(passo.rotulo),
        }))}
      />
      <div className={classes.titulo}>
        <h1>{escrito(titulo)}</h1>
        {temMenu && <Estrela id={rota.path} nome={rota.titulo} className={classes.estrela} />}
        {children && <span>{children}</span>}
      </div>
    </div>
  );
}
