import { criarCliente } from '../../../test/factories/clientes.ts';
import { colegasDe, criarColega, criarPedidoDoCliente } from '../../../test/factories/colegas.ts';
import type { Exemplos, ForaDoPercurso, Papeis } from '../../platform/exemplos.ts';

/** The client's people alone have people of their own to change. */
const SO_DO_CLIENTE: Papeis = [404, 404, 404, 200];

export const exemplos: Exemplos = async ({ banco, eu }) => {
  const { id } = await criarCliente(banco);
  const { ativo, convidado, pedido, outro } = await colegasDe(banco, eu, id);
  const deOutro = await criarCliente(banco);
  const alheio = { id: (await criarColega(banco, deOutro.id, [])).id };
  const pedidoAlheio = { id: (await criarPedidoDoCliente(banco, deOutro.id, {})).id };
  const doCliente = { aceita: [404], papeis: SO_DO_CLIENTE };
  return {
    'GET /api/area-cliente/agenda': { papeis: [200, 200, 200, 200] },
    'GET /api/area-cliente/dados': {
      papeis: [200, 200, 200, 200],
      aoCliente: 'the register of their own company',
    },
    'GET /api/area-cliente/escritorio': { papeis: [200, 200, 200, 200] },
    'GET /api/area-cliente/usuarios': {
      papeis: [200, 200, 200, 200],
      aoCliente: 'the people of their own company with access',
    },
    'POST /api/area-cliente/usuarios': {
      ...doCliente,
      body: { nome: 'Caio Prado', email: `caio.${id}@aurora.com.br`, papeis: ['rh'] },
    },
    'PUT /api/area-cliente/usuarios/{id}/papeis': {
      ...doCliente,
      params: { id: ativo },
      alheio,
      body: { papeis: ['rh'] },
    },
    'POST /api/area-cliente/usuarios/{id}/reenviar': {
      ...doCliente,
      params: { id: convidado },
      alheio,
    },
    'DELETE /api/area-cliente/usuarios/{id}': { ...doCliente, params: { id: ativo }, alheio },
    'POST /api/area-cliente/usuarios/pedidos/{id}/confirmar': {
      ...doCliente,
      params: { id: pedido },
      alheio: pedidoAlheio,
    },
    'DELETE /api/area-cliente/usuarios/pedidos/{id}': {
      ...doCliente,
      params: { id: outro },
      alheio: pedidoAlheio,
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'who of a client has access, and their roles: tests of its own say what it changes': [
    'POST /api/area-cliente/usuarios',
    'PUT /api/area-cliente/usuarios/{id}/papeis',
  ],
};
