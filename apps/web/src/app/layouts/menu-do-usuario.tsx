import { Suspense, startTransition, useState } from 'react';
import { Avatar } from '../../components/ui/avatar.tsx';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { useSessao } from '../../lib/sessao.ts';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { useAdiantar } from '../../lib/use-adiantar.ts';
import classes from './menu-do-usuario.module.css';

/** Code of its own: fetched at the first gesture on the page, or when the menu is opened. */
const MenuAberto = sobDemanda(() => import('./menu-aberto-do-usuario.tsx'));

/** The person's picture in the top bar and, from the first time it is opened, the menu under it. */
export function MenuDoUsuario() {
  const usuario = useSessao((sessao) => sessao.usuario);
  const [pedido, setPedido] = useState(false);
  useAdiantar(MenuAberto);
  if (!usuario) return null;
  const botao = {
    type: 'button',
    'aria-label': 'Menu do usuário',
    className: classes.botao,
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
            aria-haspopup="menu"
            aria-expanded={false}
            // In a transition the button stays, with the focus, until the menu's code is here.
            onClick={() => startTransition(() => setPedido(true))}
          />
        )}
      </Suspense>
    </LimiteDeErro>
  );
}
