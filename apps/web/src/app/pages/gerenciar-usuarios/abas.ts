import { type SobDemanda, sobDemanda } from '../../../lib/sob-demanda.tsx';

export interface Aba {
  /** As the address says it: `?aba=`. The first is the page without one. */
  readonly valor: string;
  readonly rotulo: string;
  /** Asked besides what the page asks. */
  readonly permissao?: string;
  /** Is as long as what it shows; the others are a table, which fills the window and scrolls inside. */
  readonly corrida?: true;
  /** Code of its own: fetched once the tab is opened. */
  readonly Conteudo: SobDemanda<object>;
}

/** The tabs of the page, in their order. */
export const ABAS: readonly [Aba, ...Aba[]] = [
  {
    valor: 'usuarios',
    rotulo: 'Usuários',
    Conteudo: sobDemanda(
      () => import('../../../features/usuarios/components/lista-de-usuarios.tsx'),
    ),
  },
  {
    valor: 'grupos',
    rotulo: 'Grupos',
    Conteudo: sobDemanda(() => import('../../../features/grupos/components/lista-de-grupos.tsx')),
  },
  {
    valor: 'permissoes',
    rotulo: 'Permissões',
    permissao: 'admin',
    Conteudo: sobDemanda(
      () => import('../../../features/grupos/components/catalogo-de-permissoes.tsx'),
    ),
  },
  {
    valor: 'convites',
    rotulo: 'Convites',
    Conteudo: sobDemanda(
      () => import('../../../features/usuarios/components/lista-de-convites.tsx'),
    ),
  },
  {
    valor: 'auditoria',
    rotulo: 'Auditoria',
    permissao: 'auditoria:visualizar',
    corrida: true,
    Conteudo: sobDemanda(
      () => import('../../../features/auditoria/components/registro-de-auditoria.tsx'),
    ),
  },
];
