import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { recarregarUmaVez } from '../../../lib/recarregar.ts';

export interface Aba {
  /** As the address says it: `?aba=`. The first is the page without one. */
  readonly valor: string;
  readonly rotulo: string;
  /** Code of its own: fetched once the tab is opened. */
  readonly Conteudo: LazyExoticComponent<ComponentType<{ visoes?: ReactNode }>>;
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
];
