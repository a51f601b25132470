import type { ComponentPropsWithRef } from 'react';
import { Link, useLocation } from 'react-router';
import { aoChegar } from '../../lib/mudanca-de-cliente.ts';
import { iconeDe } from '../icones.ts';
import type { Entrada } from '../menus.ts';
import { precarregar } from '../paginas-sob-demanda.ts';
import { ROTAS, rotaDe } from '../rotas.ts';
import { enderecosAte } from '../trilha.ts';
import { limpaCliente, type Origem } from './limpar-cliente.ts';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  item: Entrada;
  origem?: Origem;
}

/**
 * One destination of the sidebar or of the bottom bar; going there may clear the selected client.
 */
export function ItemDeNavegacao({
  item,
  origem = 'barra-lateral',
  onPointerEnter,
  ...resto
}: Props) {
  const { path, rotulo } = item;
  const Icone = iconeDe(path);
  const aqui = enderecosAte(ROTAS, useLocation().pathname).includes(path);
  return (
    <Link
      {...resto}
      to={path}
      aria-current={aqui ? 'page' : undefined}
      onPointerEnter={(evento) => {
        onPointerEnter?.(evento);
        const rota = rotaDe(path);
        if (rota) precarregar(rota);
      }}
      state={limpaCliente(ROTAS, { origem, destino: path }) ? aoChegar(null) : undefined}
    >
      <Icone size={18} stroke={1.7} aria-hidden />
      <span>{rotulo}</span>
    </Link>
  );
}
