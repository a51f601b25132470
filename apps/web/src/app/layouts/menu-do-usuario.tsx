import { Suspense, startTransition, useState } from 'react';
import { Avatar } from '../../components/ui/avatar.tsx';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { voltarOFoco } from '../../lib/foco-na-recarga.ts';
import { useSessao } from '../../lib/sessao.ts';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { useAdiantar } from '../../lib/use-adiantar.ts';
import { comSetaParaBaixo } from './com-seta-para-baixo.ts';
import classes from './menu-do-usuario.module.css';

/** Code of its own: fetched at the first gesture on the page, or when the menu is opened. */
const MenuAberto = sobDemanda(() => import('./menu-aberto-do-usuario.tsx'));

/** The person's picture in the top bar and, from the first time it is opened, the menu under it. */
export function MenuDoUsuario() {
  const usuario = useSessao((sessao) => sessao.usuario);
  const [pedido, setPedido] = useState(false);
  useAdiantar(MenuAberto);
  if (!usuario) return null;
  // In a transition the button stays, with the focus, until the menu's code is here.
  const abrir = () => startTransition(() => setPedido(true));
  const botao = {
    type: 'button',
    'aria-label': 'Menu do usuário',
    className: classes.botao,
    'data-volta': 'menu-do-usuario',
    children: <Avatar pessoa={usuario} preset="thumbnail" />,
  } as const;
  return (
    <LimiteDeErro>
      <Suspense>
        {pedido ? (
          <MenuAberto usuario={usuario} botao={botao} />
        ) : (
          <button
            {...botao}
            ref={voltarOFoco}
            aria-haspopup="menu"
            aria-expanded={false}
            onClick={abrir}
            onKeyDown={comSetaParaBaixo(abrir)}
          />
        )}
      </Suspense>
    </LimiteDeErro>
  );
}
