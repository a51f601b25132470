import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import type { ComponentType } from 'react';
import { type SobDemanda, sobDemanda } from '../../../lib/sob-demanda.tsx';

interface Parte {
  /** As the address says it: `?aba=`. The first is the page without one. */
  readonly valor: string;
  readonly rotulo: string;
  /** Asked of whoever sees it; of the first nothing. */
  readonly permissao?: Permissao;
  /** Its tab is the administrators'; whoever opens its address besides is told that it is. */
  readonly soAdministradores?: true;
  readonly Conteudo: SobDemanda<object>;
}

const conteudo = (buscar: () => Promise<{ default: ComponentType }>) => sobDemanda(buscar);

/** The parts of the page in their order, each with code of its own. */
export const PARTES: readonly [Parte, ...Parte[]] = [
  {
    valor: 'minhas',
    rotulo: 'Minhas',
    Conteudo: conteudo(
      () => import('../../../features/preferencias-de-notificacao/components/minhas.tsx'),
    ),
  },
  {
    valor: 'quando',
    rotulo: 'Quando',
    Conteudo: conteudo(
      () => import('../../../features/preferencias-de-notificacao/components/quando.tsx'),
    ),
  },
  {
    valor: 'regras',
    rotulo: 'Regras',
    permissao: 'configuracoes:visualizar',
    Conteudo: conteudo(
      () => import('../../../features/preferencias-de-notificacao/components/regras.tsx'),
    ),
  },
  {
    valor: 'dispositivos',
    rotulo: 'Dispositivos',
    Conteudo: conteudo(
      () => import('../../../features/dispositivos-push/components/dispositivos.tsx'),
    ),
  },
  {
    valor: 'entregas',
    rotulo: 'Entregas',
    Conteudo: conteudo(
      () => import('../../../features/entregas-de-notificacao/components/entregas.tsx'),
    ),
  },
  {
    valor: 'enviar',
    rotulo: 'Enviar',
    soAdministradores: true,
    Conteudo: conteudo(
      () => import('../../../features/envios-de-notificacao/components/enviar.tsx'),
    ),
  },
];
