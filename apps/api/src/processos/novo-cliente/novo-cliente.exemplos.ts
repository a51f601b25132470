import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'POST /api/clients': {
    quem: 'administrador',
    body: { nome: 'Da matriz' },
    papeis: [201, 201, 403, 403],
  },
});
