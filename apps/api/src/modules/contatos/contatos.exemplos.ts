import { contatosEndpoints } from '@dominio/contrato/contatos';
import { meuCliente, NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import type { Exemplos, ForaDoPercurso, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async (cena) => {
  const { banco } = cena;
  const { id: cliente_id } = await meuCliente(cena);
  const contato = await criarContato(banco, { cliente_id, email: 'marta@padaria.com.br' });
  const saiu = await criarContato(banco, { cliente_id, saiu_em: '2026-03-02' });
  const repetido = await criarContato(banco, { cliente_id });
  const alheio = { id: (await criarContato(banco)).id };
  const params = { id: contato.id };
  return {
    'GET /api/contatos': { query: { termo: 'a' }, papeis: [200, 200, 200, 403] },
    'GET /api/contatos/faltas': {
      query: { cliente_id },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/contatos/{id}': { params, alheio, papeis: [200, 200, 200, 403] },
    'POST /api/contatos': {
      body: { cliente_id, nome: 'Marta Reis' },
      papeis: [201, 201, 201, 403],
    },
    'PUT /api/contatos/{id}': {
      params,
      alheio,
      body: { cargo: 'Sócia' },
      papeis: [200, 200, 200, 403],
    },
    'DELETE /api/contatos/{id}': {
      quem: 'administrador',
      params,
      alheio: { id: NENHUM },
      papeis: [200, 403, 403, 403],
    },
    'POST /api/contatos/{id}/substituir': {
      params,
      alheio,
      body: {},
      papeis: [200, 200, 200, 403],
    },
    'POST /api/contatos/{id}/reativar': {
      params: { id: saiu.id },
      alheio,
      body: {},
      papeis: [200, 200, 200, 403],
    },
    'POST /api/contatos/mesclar': {
      quem: 'administrador',
      body: { fica_id: contato.id, sai_id: repetido.id },
      papeis: [200, 403, 403, 403],
    },
    'POST /api/contatos/{id}/separar': {
      quem: 'administrador',
      params: { id: repetido.id },
      aceita: [409],
      alheio: { id: NENHUM },
      papeis: [409, 403, 403, 403],
    },
    'POST /api/contatos/{id}/convidar': {
      quem: 'administrador',
      params,
      alheio: { id: NENHUM },
      papeis: [200, 403, 403, 403],
    },
  };
};

export const substantivos: Substantivos = async ({ banco }) => {
  const cliente = await criarCliente(banco);
  return {
    contato: {
      criar: contatosEndpoints.criar,
      editar: contatosEndpoints.atualizar,
      ler: contatosEndpoints.ler,
      exemplos: {
        cliente_id: [cliente.id, cliente.id],
        empresa_id: [cliente.empresa_id, null],
        papeis: [['decisor'], ['financeiro', 'socio']],
        canal_preferido: ['whatsapp', null],
        influencia: ['apoiador', 'resistente'],
        aniversario: ['02-29', '12-31'],
        email: ['marta@padaria.com.br', 'm.reis@padaria.com.br'],
        telefone: ['11 3222-4455', '11 98888-7766'],
        whatsapp: ['11 98888-7766', '+351 912 345 678'],
      },
      fora: ['versao'],
      entregue: { por: contatosEndpoints.listar },
      auditada: 'contato.alterado',
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'an act upon records: tests of its own say what it changes': [
    'POST /api/contatos/{id}/substituir',
    'POST /api/contatos/{id}/reativar',
    'POST /api/contatos/mesclar',
  ],
};
