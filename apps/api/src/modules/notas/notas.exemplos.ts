import { notasEndpoints } from '@dominio/contrato/notas';
import { meuCliente } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarNota } from '../../../test/factories/notas.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';

const PAPEIS = [200, 200, 200, 403] as const;

export const exemplos: Exemplos = async (cena) => {
  const { banco, eu } = cena;
  const { id: cliente_id } = await meuCliente(cena);
  const minha = await criarNota(banco, { cliente_id, autor_id: eu });
  const params = { id: minha.id };
  const alheio = { id: (await criarNota(banco)).id };
  const doCliente = { params: { id: cliente_id }, alheio: { id: (await criarCliente(banco)).id } };
  return {
    'GET /api/clients/{id}/notas': { ...doCliente, papeis: PAPEIS },
    'POST /api/clients/{id}/notas': {
      ...doCliente,
      body: { texto: 'Prefere ligações depois das 14h.' },
      papeis: [201, 201, 201, 403],
    },
    'GET /api/notas/{id}': { params, alheio, papeis: PAPEIS },
    'PUT /api/notas/{id}': { params, alheio, body: { fixada: true }, papeis: PAPEIS },
    'DELETE /api/notas/{id}': { params, alheio, papeis: PAPEIS },
  };
};

export const substantivos: Substantivos = async ({ banco }) => ({
  nota: {
    criar: notasEndpoints.criar,
    dentroDe: { id: (await criarCliente(banco)).id },
    editar: notasEndpoints.atualizar,
    ler: notasEndpoints.ler,
    fora: ['versao'],
    entregue: { por: ({ notas }) => notas.itens[0] },
    auditada: 'nota.alterada',
  },
});
