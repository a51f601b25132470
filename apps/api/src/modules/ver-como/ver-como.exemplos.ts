import { NENHUM } from '../../../test/exemplos.apoio.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ outro }) => ({
  // The people of the walk have no password to prove themselves with, and are seeing as nobody.
  'POST /usuarios/{id}/ver-como': {
    quem: 'administrador',
    params: { id: outro },
    body: { motivo: 'da matriz de rotas', senha: 'nenhuma' },
    alheio: { id: NENHUM },
    aceita: [422],
  },
  'POST /auth/ver-como/encerrar': { aceita: [409] },
});
