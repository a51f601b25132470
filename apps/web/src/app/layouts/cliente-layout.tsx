import type { ReactNode } from 'react';
import { MarcaDoEscritorio } from '../../features/area-cliente/components/marca-do-escritorio.tsx';
import { Sino } from '../../features/notificacoes/components/sino.tsx';
import barra from './barra-superior.module.css';
import classes from './cliente-layout.module.css';
import { MenuDoUsuario } from './menu-do-usuario.tsx';
import { NavegacaoDaArea } from './navegacao-da-area.tsx';
import { SemConexao } from './sem-conexao.tsx';

/** What stands around the client area: whose it is, its pages, and the person's menu. */
export function ClienteLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.casca}>
      <a href="#conteudo" className="pular-para-conteudo">
        Pular para o conteúdo
      </a>
      <header className={barra.barra}>
        <div className={classes.marca}>
          <MarcaDoEscritorio />
        </div>
        <div className={barra.acoes}>
          <Sino />
          <MenuDoUsuario />
        </div>
      </header>
      <NavegacaoDaArea />
      <SemConexao />
      <main id="conteudo" tabIndex={-1} className={classes.conteudo}>
        {children}
      </main>
    </div>
  );
}
