import type { Usuario } from '@dominio/contrato/pessoas';
import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import { type ComponentPropsWithoutRef, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';

import { iconeDe } from '../icones.ts';
import { entradasDe } from '../menus.ts';
import { comSetaParaBaixo } from './com-seta-para-baixo.ts';
import classes from './menu-do-usuario.module.css';
import { PessoaDaSessao } from './pessoa-da-sessao.tsx';
import { useAcoesDoUsuario } from './use-acoes-do-usuario.ts';
import { useMenu } from './use-menu.ts';

interface Props {
  usuario: Usuario;
  /** The button that opens it, which takes the place, and the focus, of the one without a menu. */
  botao: ComponentPropsWithoutRef<'button'>;
}

/** The person's menu, drawn when it is first opened. */
export default function MenuAbertoDoUsuario({ usuario, botao }: Props) {
  const acoes = useAcoesDoUsuario();
  const paginas = entradasDe(useMenu('usuario'));
  const idDaPessoa = useId();
  const alvo = useRef<HTMLButtonElement>(null);
  const [aberto, setAberto] = useState(false);
  useEffect(() => {
    // Before it opens: the focus goes back to where it was then.
    alvo.current?.focus();
    setAberto(true);
  }, []);
  return (
    <Menu
      opened={aberto}
      onChange={setAberto}
      position="bottom-end"
      width={240}
      offset={6}
      // Drawn inside the bar's landmark, and with nothing that takes the focus except its entries.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: classes.menu, item: classes.item }}
    >
      <Menu.Target>
        <button ref={alvo} {...botao} onKeyDown={comSetaParaBaixo(() => setAberto(true))} />
      </Menu.Target>
      <Menu.Dropdown aria-describedby={idDaPessoa}>
        <Menu.Label id={idDaPessoa} className={classes.pessoa}>
          <PessoaDaSessao usuario={usuario} />
        </Menu.Label>
        <Menu.Divider />
        {paginas.map(({ path, rotulo }, indice) => {
          const Icone = iconeDe(path);
          return (
            <Menu.Item
              key={path}
              component={Link}
              to={path}
              data-autofocus={indice === 0 || undefined}
              leftSection={<Icone size={18} stroke={1.7} aria-hidden />}
            >
              {rotulo}
            </Menu.Item>
          );
        })}
        {acoes.map(({ rotulo, Icone, aoEscolher }, indice) => (
          <Menu.Item
            key={rotulo}
            data-autofocus={(paginas.length === 0 && indice === 0) || undefined}
            leftSection={<Icone size={18} stroke={1.7} aria-hidden />}
            onClick={aoEscolher}
          >
            {rotulo}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
