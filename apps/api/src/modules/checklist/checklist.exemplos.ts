import { meuCliente, NENHUM } from '../../../test/exemplos.apoio.ts';
import { itemDoChecklist, pedirAoClienteDe } from '../../../test/factories/checklist.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async (cena) => {
  const { banco, eu } = cena;
  const { id } = await meuCliente(cena);
  const contato = await criarContato(banco, { cliente_id: id, email: 'marta@padaria.com.br' });
  const social = await itemDoChecklist(banco, 'Contrato social');
  const procuracao = await itemDoChecklist(banco, 'Procuração');
  const alheio = { id: (await criarCliente(banco)).id };
  // The staff belong to no client, so nothing is asked of them.
  const { pedido, respondido } = await pedirAoClienteDe(banco, eu, id);
  const doCliente = { aceita: [404], papeis: [404, 404, 404, 200] } as const;
  return {
    'GET /api/clients/{id}/checklist': { params: { id }, alheio, papeis: [200, 200, 200, 403] },
    'GET /api/clients/checklist/pendencias': {
      query: { clientes: `${id}` },
      papeis: [200, 200, 200, 403],
    },
    'PATCH /api/clients/{id}/checklist/{item_id}': {
      quem: 'administrador',
      params: { id, item_id: social },
      alheio: { id: NENHUM, item_id: social },
      body: { estado: 'recebido' },
      papeis: [200, 200, 403, 403],
    },
    'POST /api/clients/{id}/checklist/solicitar': {
      quem: 'administrador',
      params: { id },
      alheio: { id: NENHUM },
      body: { contato_id: contato.id, item_ids: [procuracao] },
      papeis: [200, 200, 403, 403],
    },
    'GET /api/area-cliente/pendencias': { papeis: [200, 200, 200, 200] },
    'POST /api/area-cliente/pendencias/{id}/responder': {
      ...doCliente,
      params: { id: pedido },
      alheio: { id: procuracao },
      body: { resposta: 'enviado', texto: 'Por e-mail, hoje' },
    },
    'DELETE /api/area-cliente/pendencias/{id}/resposta': {
      ...doCliente,
      params: { id: respondido },
      alheio: { id: procuracao },
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'what is said of items that every client has: tests of its own say what it changes': [
    'PATCH /api/clients/{id}/checklist/{item_id}',
    'POST /api/clients/{id}/checklist/solicitar',
    'POST /api/area-cliente/pendencias/{id}/responder',
  ],
};
