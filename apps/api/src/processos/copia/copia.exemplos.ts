import { NENHUM } from '../../../test/exemplos.apoio.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ eu, outro }) => ({
  'POST /usuarios/{id}/copiar-acesso': {
    quem: 'administrador',
    params: { id: outro },
    body: { de: eu },
    alheio: { id: NENHUM },
    papeis: [200, 403, 403, 403],
  },
});

export const foraDoPercurso: ForaDoPercurso = {
  'an act upon a record, by rules of its own': ['POST /usuarios/{id}/copiar-acesso'],
};
