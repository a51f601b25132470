import { empresasEndpoints as e } from '@dominio/contrato/empresas';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarEmpresas } from '../../../test/empresas.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';

const { banco, chamar, admin } = await montarEmpresas();
const SAO_PAULO = { municipio: 'São Paulo', uf: 'SP', municipio_ibge: '3550308' } as const;
let id = 0;
const mudar = (body: object) => chamar(admin, e.atualizar, { params: { id }, body });

beforeEach(async () => {
  id = (await criarCliente(banco)).empresa_id;
  await mudar(SAO_PAULO);
});

describe('the IBGE code of a company whose town changes', () => {
  test.each([
    [{ municipio: 'Campinas' }],
    [{ municipio: null }],
    [{ uf: 'RJ' }],
    [{ municipio: 'Niterói', uf: 'RJ' }],
  ])('is forgotten with %j, which brings none', async (body) => {
    const { status, corpo } = await mudar(body);
    expect([status, corpo.municipio_ibge]).toEqual([200, null]);
  });

  test.each([
    ['the same town in other letters', { municipio: 'SAO PAULO' }],
    ['another part of the address', { logradouro: 'Rua Nova' }],
    ['a code that comes along', { municipio: 'Sampa', municipio_ibge: '3550308' }],
  ])('stays with %s', async (_que, body) => {
    expect((await mudar(body)).corpo.municipio_ibge).toBe('3550308');
  });

  test('is the one that comes along', async () => {
    const body = { municipio: 'Niterói', uf: 'RJ', municipio_ibge: '3303302' };
    expect((await mudar(body)).corpo).toMatchObject(body);
  });

  test('is refused where it is of another state than the address', async () => {
    const { status, erro } = await mudar({ municipio_ibge: '3303302' });
    expect([status, erro.campos]).toEqual([
      422,
      [
        {
          campo: 'municipio_ibge',
          mensagem: 'O código IBGE é de outro estado: os de SP começam com 35.',
        },
      ],
    ]);
  });
});
