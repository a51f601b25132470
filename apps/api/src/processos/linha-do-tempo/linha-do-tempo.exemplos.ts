import { meuCliente } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async (cena) => ({
  'GET /api/clients/{id}/linha-do-tempo': {
    params: { id: (await meuCliente(cena)).id },
    query: { tipos: 'notas,contratos', limit: 5 },
    alheio: { id: (await criarCliente(cena.banco)).id },
    papeis: [200, 200, 200, 403],
  },
});
