import type { ComponentPropsWithRef } from 'react';
import { NavLink } from 'react-router';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { precarregar } from '../paginas-sob-demanda.ts';
import { ROTAS, rotaDe } from '../rotas.ts';
import { limpaCliente } from './limpar-cliente.ts';
import type { ItemDaNavegacao } from './navegacao.tsx';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  item: ItemDaNavegacao;
}

/** One destination of the sidebar or of the bottom bar; choosing it may let go of the client. */
export function ItemDeNavegacao({ item, onClick, onPointerEnter, ...resto }: Props) {
  const desvincular = useClienteSelecionado((estado) => estado.desvincular);
  const { para, rotulo, Icone } = item;
  return (
    <NavLink
      {...resto}
      to={para}
      onPointerEnter={(evento) => {
        onPointerEnter?.(evento);
        const rota = rotaDe(para);
        if (rota) precarregar(rota);
      }}
      onClick={(evento) => {
        onClick?.(evento);
        if (limpaCliente(ROTAS, { origem: 'barra-lateral', destino: para })) desvincular();
      }}
    >
      <Icone size={18} stroke={1.7} aria-hidden />
      <span>{rotulo}</span>
    </NavLink>
  );
}
