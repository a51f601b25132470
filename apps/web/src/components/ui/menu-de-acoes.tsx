import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { IconDots } from '@tabler/icons-react';
import { useRef } from 'react';
import type { AcaoDaLinha } from '../tabela/menu-da-linha.tsx';

interface Props {
  acoes: readonly AcaoDaLinha[];
  className?: string | undefined;
}

/** What else may be done with a record, in one menu: what takes something away stands apart, last. */
export function MenuDeAcoes({ acoes, className }: Props) {
  const alvo = useRef<HTMLButtonElement>(null);
  const itens = (perigosas: boolean) =>
    acoes
      .filter(({ perigo = false }) => perigo === perigosas)
      .map(({ rotulo, aoEscolher }) => (
        <Menu.Item
          key={rotulo}
          // A dialog gives the focus back to where it was: to the button, for the item goes.
          onClick={() => {
            alvo.current?.focus();
            aoEscolher();
          }}
          {...(perigosas && { c: 'var(--cor-perigo-texto)' })}
        >
          {rotulo}
        </Menu.Item>
      ));
  const [simples, perigosas] = [itens(false), itens(true)];
  return (
    <Menu position="top-start">
      <Menu.Target>
        <ActionIcon
          ref={alvo}
          variant="default"
          className={className ?? ''}
          aria-label="Mais ações"
          title="Mais ações"
        >
          <IconDots size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {simples}
        {simples.length > 0 && perigosas.length > 0 && <Menu.Divider />}
        {perigosas}
      </Menu.Dropdown>
    </Menu>
  );
}
