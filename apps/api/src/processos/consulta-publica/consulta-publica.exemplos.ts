import { meuCliente, NENHUM } from '../../../test/exemplos.apoio.ts';
import { umCnpj } from '../../../test/factories/clientes.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

// Both look-ups are switched off until an administrator says whom to ask.
export const exemplos: Exemplos = async (cena) => ({
  'GET /api/consultas': { papeis: [200, 200, 200, 403] },
  'GET /api/consultas/cnpj/{cnpj}': {
    quem: 'administrador',
    params: { cnpj: umCnpj() },
    aceita: [409],
    papeis: [409, 409, 403, 403],
  },
  'GET /api/consultas/cep/{cep}': {
    quem: 'administrador',
    params: { cep: '01001000' },
    aceita: [409],
    papeis: [409, 409, 403, 403],
  },
  'POST /api/empresas/{id}/consulta-receita': {
    quem: 'administrador',
    params: { id: (await meuCliente(cena)).empresa_id },
    aceita: [409],
    alheio: { id: NENHUM },
    papeis: [409, 409, 403, 403],
  },
});
