import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Formato } from './exportar/baixar.ts';
import classes from './menus.module.css';

interface Props {
  /** How many rows will be written. */
  quantas: number;
  /** Only those that are chosen. */
  escolhidas: boolean;
  aoExportar: (formato: Formato) => Promise<void>;
}

const numero = new Intl.NumberFormat('pt-BR');

/** Saves what the filter finds, or what is chosen, as a file. */
export function MenuDeExportacao({ quantas, escolhidas, aoExportar }: Props) {
  const [ocupado, setOcupado] = useState(false);
  const exportar = async (formato: Formato) => {
    setOcupado(true);
    await aoExportar(formato).finally(() => setOcupado(false));
  };
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.botao}
          loading={ocupado}
          disabled={quantas === 0}
          leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
        >
          Exportar
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {numero.format(quantas)} {escolhidas ? 'da seleção' : 'do filtro'}
        </Menu.Label>
        <Menu.Item onClick={() => void exportar('csv')}>CSV</Menu.Item>
        <Menu.Item onClick={() => void exportar('xlsx')}>Excel (XLSX)</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
