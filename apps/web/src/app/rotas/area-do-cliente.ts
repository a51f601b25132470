import type { Rota } from './rota.ts';

/** What the people of a client company see. */
export const areaDoCliente: readonly Rota[] = [
  {
    path: '/area-cliente',
    titulo: 'Área do Cliente',
    guarda: 'client',
    pagina: 'area-cliente',
    papeis: ['cliente'],
  },
];
