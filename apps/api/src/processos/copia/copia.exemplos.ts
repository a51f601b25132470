import { NENHUM } from '../../../test/exemplos.apoio.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ eu, outro }) => ({
  'POST /usuarios/{id}/copiar-acesso': {
    quem: 'administrador',
    params: { id: outro },
    body: { de: eu },
    alheio: { id: NENHUM },
    papeis: [200, 403, 403, 403],
  },
});
