import { IconChevronDown } from '@tabler/icons-react';
import { ListaDoMenu } from './lista-do-menu.tsx';
import classes from './menu-de-gestao.module.css';
import { Suspenso } from './suspenso.tsx';
import { useMenu } from './use-menu.ts';

/** The management menu of the top bar, on management pages alone (specification part 1 §2.3). */
export default function MenuDeGestao() {
  const itens = useMenu('gestao');
  return (
    <Suspenso
      rotulo="Menu de gestão"
      largura={240}
      lado="bottom-start"
      porPassagem
      classeDoBotao={classes.menu}
      botao={
        <>
          Gestão <IconChevronDown size={16} aria-hidden />
        </>
      }
    >
      {(fechar) => <ListaDoMenu rotulo="Gestão" itens={itens} aoAgir={fechar} />}
    </Suspenso>
  );
}
