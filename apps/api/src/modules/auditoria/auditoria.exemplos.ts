import { meuCliente, NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async (cena) => {
  const quem = 'administrador' as const;
  const { banco } = cena;
  const cliente = await meuCliente(cena);
  const clienteAlheio = await criarCliente(banco);
  // About the firm itself, so every auditor reads it: no id is out of a reader's reach.
  const [evento] = await banco
    .insert(auditoriaEventos)
    .values({ acao: 'matriz.criada', depois: { nome: 'da matriz' } })
    .returning();
  return {
    'GET /api/auditoria': { quem, query: { termo: 'da matriz' }, papeis: [200, 403, 403, 403] },
    'GET /api/auditoria/opcoes': { quem, papeis: [200, 403, 403, 403] },
    'GET /api/auditoria/pessoas': {
      quem,
      query: { termo: 'pessoa' },
      papeis: [200, 403, 403, 403],
    },
    'POST /api/auditoria/exportar': {
      quem,
      query: { request_id: 'da matriz' },
      body: { senha: 'nenhuma' },
      aceita: [422],
      papeis: [422, 403, 403, 403],
    },
    'GET /api/auditoria/historico/{tipo}/{id}': {
      params: { tipo: 'cliente', id: cliente.id },
      alheio: { tipo: 'cliente', id: clienteAlheio.id },
      papeis: [200, 200, 200, 404],
    },
    'GET /usuarios/me/atividade': { papeis: [200, 200, 200, 200] },
    'GET /api/auditoria/{id}': {
      quem,
      params: { id: evento?.id },
      alheio: { id: NENHUM },
      papeis: [200, 403, 403, 403],
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'answers a question and keeps nothing': ['POST /api/auditoria/exportar'],
};
