import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { entradasDe } from '../menus.ts';
import classes from './barra-lateral.module.css';
import { BlocoDoCliente } from './bloco-do-cliente.tsx';
import { ItemDeNavegacao } from './item-de-navegacao.tsx';
import { usePreferenciaDaLateral } from './preferencia-da-lateral.ts';
import { useMenu } from './use-menu.ts';

const ID = 'barra-lateral';

/** The sidebar: 210 px with words, 70 px with tooltips (specification part 1 §9). */
export function BarraLateral() {
  const { expandida, alternar } = usePreferenciaDaLateral();
  const cliente = useClienteSelecionado((estado) => estado.cliente);
  const itens = entradasDe(useMenu('lateral'));
  const acao = expandida ? 'Recolher menu' : 'Expandir menu';
  const Icone = expandida ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;

  return (
    <div id={ID} className={classes.barra} data-recolhida={!expandida || undefined}>
      <nav aria-label="Principal">
        <ul className={classes.lista}>
          {itens.map((item) => (
            <li key={item.path}>
              <Tooltip label={item.rotulo} position="right" disabled={expandida} events={QUANDO}>
                <ItemDeNavegacao item={item} className={classes.item} />
              </Tooltip>
            </li>
          ))}
        </ul>
      </nav>
      {cliente && (
        <div className={classes.cliente}>
          <BlocoDoCliente cliente={cliente} recolhido={!expandida} />
        </div>
      )}
      <Tooltip label={acao} position="right" disabled={expandida} events={QUANDO}>
        <button
          type="button"
          className={classes.alternar}
          aria-label={acao}
          aria-expanded={expandida}
          aria-controls={ID}
          onClick={alternar}
        >
          <Icone size={18} stroke={1.7} aria-hidden />
          <span className={classes.palavra}>Recolher menu</span>
        </button>
      </Tooltip>
    </div>
  );
}

const QUANDO = { hover: true, focus: true, touch: false };
