import { clientesEndpoints } from '@dominio/contrato/clientes';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { contratos } from './contratos.tables.ts';

const { banco, chamar, administrador } = await montarApp();
const { token } = await administrador();

test('a contract in force or in implementation is never hidden by a newer one that ended', async () => {
  const { id } = await criarCliente(banco, {
    nome: 'Padaria',
    numero_contrato: 'VALE-1',
    status_contrato: 'EM_IMPLANTACAO',
  });
  await banco.insert(contratos).values([
    { cliente_id: id, numero_contrato: 'VALE-2', status_contrato: 'SUSPENSO' },
    { cliente_id: id, numero_contrato: 'VALE-3', status_contrato: 'ENCERRADO' },
    { cliente_id: id, numero_contrato: 'VALE-4', status_contrato: 'CANCELADO' },
    { cliente_id: id, numero_contrato: 'VALE-5', status_contrato: 'ENCERRADO' },
  ]);

  const daLista = async (query: object) =>
    (await chamar(token, clientesEndpoints.listar, { query })).corpo.clientes.map(
      ({ numero_contrato }) => numero_contrato,
    );
  expect(await daLista({ termo: 'padaria' })).toEqual(['VALE-1']);
  expect(await daLista({ termo: 'padaria', status_contrato: 'EM_IMPLANTACAO' })).toEqual([
    'VALE-1',
  ]);
  expect(await daLista({ termo: 'padaria', status_contrato: 'ENCERRADO' })).toEqual([]);

  const { corpo } = await chamar(token, contratosEndpoints.listar, {
    query: { cliente_id: id, ordenar: 'que_vale' },
  });
  expect(corpo.contratos.map(({ numero_contrato }) => numero_contrato)).toEqual([
    'VALE-1',
    'VALE-2',
    'VALE-5',
    'VALE-3',
    'VALE-4',
  ]);
});
