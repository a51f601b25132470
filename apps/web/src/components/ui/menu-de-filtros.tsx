import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { type ReactNode, useRef } from 'react';

interface Props {
  /** The filters to choose from. */
  nomes: readonly string[];
  aberto: boolean;
  aoMudar: (aberto: boolean) => void;
  aoEscolher: (nome: string) => void;
  /** It was closed without a choice. */
  aoDesistir: () => void;
  /** The button that opens it. */
  children: ReactNode;
}

/** The filters behind '+ Filtro', from the first time they are asked for. */
export default function MenuDeFiltros(props: Props) {
  const { nomes, aberto, aoMudar, aoEscolher, aoDesistir, children } = props;
  const escolheu = useRef(false);
  return (
    <Menu
      opened={aberto}
      onChange={aoMudar}
      position="bottom-start"
      withinPortal={false}
      // The focus goes on to the filter that was chosen, else back to the button.
      returnFocus={false}
      onClose={() => {
        if (!escolheu.current) aoDesistir();
        escolheu.current = false;
      }}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {nomes.map((nome) => (
          <Menu.Item
            key={nome}
            onClick={() => {
              escolheu.current = true;
              aoEscolher(nome);
            }}
          >
            {nome}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
