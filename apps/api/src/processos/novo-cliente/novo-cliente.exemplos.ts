import { umCnpj } from '../../../test/factories/clientes.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'POST /api/clients/documentos/conferir': {
    quem: 'administrador',
    body: { cnpj: umCnpj() },
    papeis: [200, 200, 403, 403],
  },
  'POST /api/clients': {
    quem: 'administrador',
    body: { nome: 'Da matriz' },
    papeis: [201, 201, 403, 403],
  },
});

export const foraDoPercurso: ForaDoPercurso = {
  'it reads, of what does not belong in an address': ['POST /api/clients/documentos/conferir'],
};
