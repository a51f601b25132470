import type { ComponentType } from 'react';
import { type SobDemanda, sobDemanda } from '../../../lib/sob-demanda.tsx';

interface Aba {
  /** As the address says it: `?aba=`. The first is the page without one. */
  readonly valor: string;
  readonly rotulo: string;
  /** Code of its own, fetched once the tab is opened: one part under the other. */
  readonly partes: readonly Parte[];
}

interface Parte {
  readonly nome: string;
  readonly Conteudo: SobDemanda<object>;
}

const parte = (nome: string, buscar: () => Promise<{ default: ComponentType }>): Parte => ({
  nome,
  Conteudo: sobDemanda(buscar),
});

/** The tabs of the page in their order, with the parts that stand in each. */
export const ABAS: readonly [Aba, ...Aba[]] = [
  {
    valor: 'perfil',
    rotulo: 'Perfil',
    partes: [parte('perfil', () => import('../../../features/minha-conta/components/perfil.tsx'))],
  },
  {
    valor: 'seguranca',
    rotulo: 'Segurança',
    partes: [
      parte('senha', () => import('../../../features/sessao/components/senha-da-conta.tsx')),
      parte(
        'segundo-fator',
        () => import('../../../features/segundo-fator/components/segundo-fator.tsx'),
      ),
      parte('sessoes', () => import('../../../features/minha-conta/components/sessoes.tsx')),
    ],
  },
  {
    valor: 'acessos',
    rotulo: 'Meus acessos',
    partes: [
      parte('acessos', () => import('../../../features/usuarios/components/meus-acessos.tsx')),
    ],
  },
  {
    valor: 'notificacoes',
    rotulo: 'Notificações',
    partes: [
      parte(
        'dispositivos',
        () => import('../../../features/dispositivos-push/components/dispositivos.tsx'),
      ),
    ],
  },
  {
    valor: 'preferencias',
    rotulo: 'Preferências',
    partes: [parte('preferencias', () => import('./preferencias.tsx'))],
  },
  {
    valor: 'atividade',
    rotulo: 'Atividade recente',
    partes: [
      parte(
        'atividade',
        () => import('../../../features/auditoria/components/atividade-recente.tsx'),
      ),
    ],
  },
  {
    valor: 'dados',
    rotulo: 'Meus dados',
    partes: [
      parte('dados', () => import('../../../features/minha-conta/components/meus-dados.tsx')),
      parte(
        'consentimentos',
        () => import('../../../features/minha-conta/components/consentimentos.tsx'),
      ),
    ],
  },
];
