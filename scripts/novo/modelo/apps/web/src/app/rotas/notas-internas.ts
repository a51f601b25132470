import type { Rota } from './rota.ts';

export const notasInternas: readonly Rota[] = [
  {
    path: '/notas-internas',
    titulo: 'Notas internas',
    guarda: 'staff',
    permissao: 'notas_internas:visualizar',
    pagina: 'notas-internas',
    menu: { administrativo: 'Notas internas' },
  },
];
