import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import { useId } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../components/ui/avatar.tsx';
import { useSessao } from '../../lib/sessao.ts';
import { iconeDe } from '../icones.ts';
import { entradasDe } from '../menus.ts';
import classes from './menu-do-usuario.module.css';
import { PessoaDaSessao } from './pessoa-da-sessao.tsx';
import { useAcoesDoUsuario } from './use-acoes-do-usuario.ts';
import { useMenu } from './use-menu.ts';

/** The person's picture in the top bar and the menu under it. */
export function MenuDoUsuario() {
  const usuario = useSessao((sessao) => sessao.usuario);
  const acoes = useAcoesDoUsuario();
  const paginas = entradasDe(useMenu('usuario'));
  const idDaPessoa = useId();
  if (!usuario) return null;
  return (
    <Menu
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
        <button type="button" aria-label="Menu do usuário" className={classes.botao}>
          <Avatar pessoa={usuario} preset="thumbnail" />
        </button>
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
