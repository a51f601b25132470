import type { Rota } from './rota.ts';

export const ferramentas: readonly Rota[] = [
  {
    path: '/ferramentas',
    titulo: 'Ferramentas',
    guarda: 'staff',
    pagina: 'ferramentas',
    acima: '/inicio',
    vizinhas: ['/inicio', '/relatorios', '/mapeamento-processos'],
    prioridade: 'alta',
    palavras: 'utilitários calculadoras cálculos',
  },
];
