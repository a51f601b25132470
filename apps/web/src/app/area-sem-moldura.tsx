import { Outlet } from 'react-router';
import { ProvedoresDaSessao } from './provedores-da-sessao.tsx';

/** Pages of a session that bring their own frame: the client area (specification part 1 §2.2). */
export default function AreaSemMoldura() {
  return (
    <ProvedoresDaSessao>
      <Outlet />
    </ProvedoresDaSessao>
  );
}
