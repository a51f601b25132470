import { NENHUM } from '../../../test/exemplos.apoio.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ eu }) => ({
  'GET /api/ausencias': { quem: 'administrador', query: { quando: 'agora' } },
  'POST /api/ausencias': {
    quem: 'administrador',
    body: { usuario_id: eu, tipo: 'ferias', inicio: '2027-01-04', fim: '2027-01-08' },
  },
  'PUT /api/ausencias/{id}': {
    quem: 'administrador',
    params: { id: NENHUM },
    body: { usuario_id: eu, tipo: 'ferias', inicio: '2027-01-04', fim: '2027-01-08' },
    aceita: [404],
    alheio: { id: NENHUM },
  },
  'DELETE /api/ausencias/{id}': {
    quem: 'administrador',
    params: { id: NENHUM },
    aceita: [404],
    alheio: { id: NENHUM },
  },
});
