import { meuCliente, NENHUM } from '../../../test/exemplos.apoio.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async (cena) => {
  const cliente = await meuCliente(cena);
  const vinculada = { id: cena.eu, papel: 'responsavel' };
  return {
    'PUT /api/clients/{id}/quem-atende': {
      quem: 'administrador',
      params: { id: cliente.id },
      body: { pessoas: { antes: [vinculada], depois: [vinculada] } },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'links of a client, and no record: tests of its own say what it changes': [
    'PUT /api/clients/{id}/quem-atende',
  ],
};
