import { meuCliente, NENHUM } from '../../../test/exemplos.apoio.ts';
import { umCnpj } from '../../../test/factories/clientes.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

/** Somebody else's consultation is nobody's. */
const deOutro = {
  quem: 'administrador',
  params: { id: NENHUM },
  aceita: [404],
  alheio: { id: NENHUM },
  papeis: [404, 404, 403, 403],
} as const;

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
  'POST /api/empresas/atualizar-receita': {
    quem: 'administrador',
    body: { empresa_ids: [(await meuCliente(cena)).empresa_id] },
    aceita: [409],
    papeis: [409, 409, 403, 403],
  },
  'GET /api/empresas/atualizar-receita': { quem: 'administrador', papeis: [200, 200, 403, 403] },
  'GET /api/empresas/atualizar-receita/{id}/empresas': deOutro,
  'POST /api/empresas/atualizar-receita/{id}/parar': deOutro,
  'POST /api/empresas/atualizar-receita/{id}/aplicar': {
    ...deOutro,
    body: {
      empresas: [
        {
          empresa_id: (await meuCliente(cena)).empresa_id,
          versao: 1,
          campos: ['razao_social'],
        },
      ],
    },
  },
  'POST /api/empresas/atualizar-receita/mudancas/{id}/desfazer': deOutro,
});

export const foraDoPercurso: ForaDoPercurso = {
  'an act upon records: tests of its own say what it changes': [
    'POST /api/empresas/atualizar-receita',
    'POST /api/empresas/atualizar-receita/{id}/aplicar',
  ],
};
