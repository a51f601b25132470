import type { Rota } from './rota.ts';

export const contatos: readonly Rota[] = [
  {
    path: '/contatos',
    titulo: 'Contatos',
    guarda: 'staff',
    permissao: 'contatos:visualizar',
    pagina: 'contatos',
    menu: { administrativo: 'Contatos' },
  },
];
