import { meuCliente, NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarEmpresa } from '../../../test/factories/empresas.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async (cena) => {
  const { banco } = cena;
  const cliente = await meuCliente(cena);
  const repetida = await criarEmpresa(banco, cliente.id);
  const alheia = await criarCliente(banco);
  return {
    'POST /api/empresas/mesclar': {
      quem: 'administrador',
      body: { fica_id: cliente.empresa_id, sai_id: repetida.id, da_outra: [], simular: true },
      papeis: [200, 403, 403, 403],
    },
    'POST /api/empresas/{id}/separar': {
      quem: 'administrador',
      params: { id: NENHUM },
      aceita: [404],
      alheio: { id: NENHUM },
      papeis: [404, 403, 403, 403],
    },
    'GET /api/empresas/{id}/juntadas': {
      params: { id: cliente.empresa_id },
      alheio: { id: alheia.empresa_id },
      papeis: [200, 200, 200, 403],
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'an act upon records: tests of its own say what it changes': ['POST /api/empresas/mesclar'],
};
