import { NENHUM } from '../../../test/exemplos.apoio.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ outro }) => ({
  // The people who call these examples have no password for the proof, and no visit to end.
  'POST /usuarios/{id}/ver-como': {
    quem: 'administrador',
    params: { id: outro },
    body: { motivo: 'da matriz de rotas', senha: 'nenhuma' },
    alheio: { id: NENHUM },
    aceita: [422],
    papeis: [422, 403, 403, 403],
  },
  'POST /auth/ver-como/encerrar': { aceita: [409], papeis: [409, 409, 409, 409] },
});

export const foraDoPercurso: ForaDoPercurso = {
  'proves who somebody is, and changes with what they do so': ['POST /usuarios/{id}/ver-como'],
};
