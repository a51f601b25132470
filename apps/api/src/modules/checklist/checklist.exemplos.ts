import { meuCliente, NENHUM } from '../../../test/exemplos.apoio.ts';
import { itemDoChecklist } from '../../../test/factories/checklist.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async (cena) => {
  const { banco } = cena;
  const { id } = await meuCliente(cena);
  const contato = await criarContato(banco, { cliente_id: id, email: 'marta@padaria.com.br' });
  const social = await itemDoChecklist(banco, 'Contrato social');
  const procuracao = await itemDoChecklist(banco, 'Procuração');
  const alheio = { id: (await criarCliente(banco)).id };
  return {
    'GET /api/clients/{id}/checklist': { params: { id }, alheio, papeis: [200, 200, 200, 403] },
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
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'what is said of items that every client has: tests of its own say what it changes': [
    'PATCH /api/clients/{id}/checklist/{item_id}',
    'POST /api/clients/{id}/checklist/solicitar',
  ],
};
