import type { Rota } from './rota.ts';

export const kit: readonly Rota[] = [
  {
    path: '/kit',
    titulo: 'Kit de interface',
    guarda: 'staff',
    permissao: 'sistema:admin',
    pagina: 'kit',
    acima: '/configuracoes',
    vizinhas: ['/inicio'],
  },
];
