import { temPermissao } from '@dominio/contrato/permissoes';
import type { ReactNode } from 'react';
import { Estrela } from '../../../features/favoritos/components/estrela.tsx';
import { useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { usePermissoes } from '../../../lib/permissoes.tsx';
import type { RotaComPagina } from '../../rotas/rota.ts';
import { ROTAS } from '../../rotas.ts';
import { trilhaDe } from '../../trilha.ts';
import { useRotaAtual } from '../../use-rota-atual.ts';
import classes from './titulo-da-pagina.module.css';
import { Trilha } from './trilha.tsx';

/** The heading of a page: breadcrumb, star, and its count or period beside it. */
export function TituloDaPagina({ titulo, children }: { titulo: string; children?: ReactNode }) {
  const rota = useRotaAtual();
  const cliente = useClienteSelecionado((estado) => estado.cliente?.name);
  const { permissions } = usePermissoes();
  const pode = ({ permissao }: RotaComPagina) =>
    permissao === undefined || temPermissao(permissions, permissao);
  // Client users have no menu in which a favourite would show.
  const temMenu = rota.guarda === 'staff';
  return (
    <div>
      <Trilha passos={trilhaDe(ROTAS, rota, cliente, pode)} />
      <div className={classes.titulo}>
        <h1>{titulo}</h1>
        {temMenu && <Estrela id={rota.path} nome={rota.titulo} className={classes.estrela} />}
        {children && <span>{children}</span>}
      </div>
    </div>
  );
}
