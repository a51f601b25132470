import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { recarregarUmaVez } from '../../../lib/recarregar.ts';

export interface PropsDaAba {
  /** Draws what was done to a person. */
  historico?: (id: number) => ReactNode;
}

export interface Aba {
  /** As the address says it: `?aba=`. The first is the page without one. */
  readonly valor: string;
  readonly rotulo: string;
  /** Asked besides what the page asks. */
  readonly permissao?: string;
  /** Is as long as what it shows; the others are a table, which fills the window and scrolls inside. */
  readonly corrida?: true;
  /** Code of its own: fetched once the tab is opened. */
  readonly Conteudo: LazyExoticComponent<ComponentType<PropsDaAba>>;
}

/** The tabs of the page, in their order. */
export const ABAS: readonly [Aba, ...Aba[]] = [
  {
    valor: 'usuarios',
    rotulo: 'Usuários',
    Conteudo: lazy(() =>
      import('../../../features/usuarios/components/lista-de-usuarios.tsx').catch(recarregarUmaVez),
    ),
  },
  {
    valor: 'grupos',
    rotulo: 'Grupos',
    Conteudo: lazy(() =>
      import('../../../features/grupos/components/lista-de-grupos.tsx').catch(recarregarUmaVez),
    ),
  },
  {
    valor: 'permissoes',
    rotulo: 'Permissões',
    permissao: 'admin',
    Conteudo: lazy(() =>
      import('../../../features/grupos/components/catalogo-de-permissoes.tsx').catch(
        recarregarUmaVez,
      ),
    ),
  },
  {
    valor: 'convites',
    rotulo: 'Convites',
    Conteudo: lazy(() =>
      import('../../../features/usuarios/components/lista-de-convites.tsx').catch(recarregarUmaVez),
    ),
  },
  {
    valor: 'auditoria',
    rotulo: 'Auditoria',
    permissao: 'auditoria:visualizar',
    corrida: true,
    Conteudo: lazy(() =>
      import('../../../features/auditoria/components/registro-de-auditoria.tsx').catch(
        recarregarUmaVez,
      ),
    ),
  },
];
