import { useDraggable } from '@dnd-kit/core';
import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { IconArrowsExchange, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './kanban.module.css';
import type { CartaoDoQuadro, ColunaDoQuadro } from './tipos.ts';

interface Props {
  cartao: CartaoDoQuadro;
  colunas: readonly ColunaDoQuadro[];
  children: ReactNode;
  aoMover: (coluna: string) => void;
}

/** A card with its handle, and the menu that moves it without dragging (WCAG 2.2 2.5.7). */
export function Cartao({ cartao, colunas, children, aoMover }: Props) {
  const { id, titulo, coluna, movivel } = cartao;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id,
    disabled: !movivel,
    data: { titulo, coluna },
    attributes: { roleDescription: 'cartão que se arrasta' },
  });
  return (
    <li ref={setNodeRef} className={classes.cartao} data-levado={isDragging || undefined}>
      <div className={classes.conteudo}>{children}</div>
      {movivel && (
        <div className={classes.alcas}>
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            className={`${classes.alca} ${classes.pegador}`}
            data-alca={id}
            aria-label={`Arrastar ${titulo}`}
          >
            <IconGripVertical size={16} stroke={1.7} aria-hidden />
          </button>
          <Menu position="bottom-end" withinPortal={false}>
            <Menu.Target>
              <button
                type="button"
                className={classes.alca}
                aria-label={`Mover ${titulo} para outra coluna`}
              >
                <IconArrowsExchange size={16} stroke={1.7} aria-hidden />
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>Mover para</Menu.Label>
              {colunas
                .filter((outra) => outra.id !== coluna)
                .map((outra) => (
                  <Menu.Item key={outra.id} onClick={() => aoMover(outra.id)}>
                    {outra.titulo}
                  </Menu.Item>
                ))}
            </Menu.Dropdown>
          </Menu>
        </div>
      )}
    </li>
  );
}
