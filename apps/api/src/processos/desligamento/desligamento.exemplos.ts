import { NENHUM } from '../../../test/exemplos.apoio.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ eu, outro }) => ({
  'DELETE /usuarios/{id}': {
    quem: 'administrador',
    params: { id: outro },
    query: { transferir_para: eu },
    alheio: { id: NENHUM },
    papeis: [200, 403, 403, 403],
  },
  'POST /usuarios/{id}/desligar': {
    quem: 'administrador',
    params: { id: outro },
    body: { transferir_para: eu },
    alheio: { id: NENHUM },
    papeis: [200, 403, 403, 403],
  },
});

export const foraDoPercurso: ForaDoPercurso = {
  'an act upon a record, by rules of its own': ['POST /usuarios/{id}/desligar'],
};
