import { meuCliente } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async (cena) => ({
  'GET /api/clients/{id}/dossie': {
    params: { id: (await meuCliente(cena)).id },
    query: { secoes: 'identificacao,notas', de: '2026-01-01', ate: '2026-12-31' },
    alheio: { id: (await criarCliente(cena.banco)).id },
    papeis: [200, 200, 200, 403],
  },
});
