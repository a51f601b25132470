import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { IconDots } from '@tabler/icons-react';
import classes from './menus.module.css';

/** Something to do with one row. */
export interface AcaoDaLinha {
  readonly rotulo: string;
  readonly aoEscolher: () => void;
  /** Takes something away. */
  readonly perigo?: boolean;
}

interface Props {
  /** What the row is called. */
  nome: string;
  acoes: readonly AcaoDaLinha[];
  tabIndex?: number;
}

/** What may be done with a row, in one menu; nothing when nothing may. */
export function MenuDaLinha({ nome, acoes, tabIndex }: Props) {
  if (acoes.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button
          type="button"
          className={classes.icone}
          aria-label={`Ações de ${nome}`}
          tabIndex={tabIndex}
        >
          <IconDots size={18} stroke={1.7} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {acoes.map(({ rotulo, aoEscolher, perigo }) => (
          <Menu.Item
            key={rotulo}
            onClick={aoEscolher}
            {...(perigo && { c: 'var(--cor-perigo-texto)' })}
          >
            {rotulo}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
