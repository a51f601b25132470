import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { BotaoDeIcone } from '../ui/botao-de-icone.tsx';
import type { Formato } from './exportar/baixar.ts';

interface Props {
  /** How many rows will be written. */
  quantas: number;
  /** Only those that are chosen. */
  escolhidas: boolean;
  aoExportar: (formato: Formato) => Promise<void>;
  /** Words of its button among those that act on what is chosen; by default it is an icon. */
  rotulo?: string;
}

const numero = new Intl.NumberFormat('pt-BR');

/** Saves what the filter finds, or what is chosen, as a file. */
export function MenuDeExportacao({ quantas, escolhidas, aoExportar, rotulo }: Props) {
  const [ocupado, setOcupado] = useState(false);
  const exportar = async (formato: Formato) => {
    setOcupado(true);
    await aoExportar(formato).finally(() => setOcupado(false));
  };
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        {rotulo ? (
          <Button variant="default" size="compact-sm" loading={ocupado}>
            {rotulo}
          </Button>
        ) : (
          <BotaoDeIcone
            rotulo="Exportar"
            icone={IconDownload}
            loading={ocupado}
            disabled={quantas === 0}
          />
        )}
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
