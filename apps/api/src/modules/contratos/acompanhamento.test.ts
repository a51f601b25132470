import { contratosEndpoints } from '@dominio/contrato/contratos';
import {
  type ACOMPANHAMENTOS,
  acompanhamentoDosContratosEndpoints as e,
  type RecorteDosContratos,
} from '@dominio/contrato/contratos-acompanhamento';
import { dataCivil, instanteCivil, somarDias } from '@dominio/contrato/datas';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { contratos } from './contratos.tables.ts';

const { banco, chamar, entrar, agora, avancar, administrador } = await montarApp();
// The day must not end between the rows and the calls: the application's clock begins at a noon.
avancar(instanteCivil(somarDias(dataCivil(agora()), 1), '12:00:00').getTime() - agora().getTime());
const { token: admin } = await administrador();
const hoje = dataCivil(agora());
const mes = Number(hoje.slice(5, 7));
const padaria = await criarCliente(banco, { status_contrato: 'CANCELADO' });
const mercado = await criarCliente(banco, { status_contrato: 'CANCELADO' });
const consultor = await criarUsuario(banco);
await vincularCliente(banco, consultor.id, mercado.id);
const token = await entrar(consultor.id);

const assinado = { data_assinatura: somarDias(hoje, -400), data_inicio: somarDias(hoje, -400) };
let ordem = 0;
const gravar = (dados: Partial<typeof contratos.$inferInsert> = {}) =>
  banco.insert(contratos).values({
    cliente_id: padaria.id,
    numero_contrato: `C-${++ordem}`,
    status_contrato: 'ATIVO',
    ...assinado,
    ...dados,
  });
const deUma = async (query: RecorteDosContratos, quem = admin) => {
  const { corpo } = await chamar(quem, contratosEndpoints.listar, {
    query: { ...query, ordenar: 'numero', direcao: 'asc' },
  });
  const { acompanhamentos } = (await chamar(quem, e.contar, { query })).corpo;
  return {
    numeros: corpo.contratos.map(({ numero_contrato }) => numero_contrato),
    semAssinatura: acompanhamentos.find((um) => um.acompanhamento === 'sem_assinatura')?.total,
  };
};
const achados = async (acompanhar: (typeof ACOMPANHAMENTOS)[number], quem = admin) => {
  const query = { acompanhar, ordenar: 'numero', direcao: 'asc' } as const;
  const { corpo } = await chamar(quem, contratosEndpoints.listar, { query });
  const { acompanhamentos } = (await chamar(quem, e.contar)).corpo;
  // What a chip counts is what its filter finds.
  expect(acompanhamentos.find((um) => um.acompanhamento === acompanhar)?.total).toBe(corpo.total);
  return corpo.contratos.map(({ numero_contrato }) => numero_contrato);
};

await gravar({ data_fim: hoje });
await gravar({ data_fim: somarDias(hoje, 90), status_contrato: 'EM_IMPLANTACAO' });
await gravar({ data_fim: somarDias(hoje, 91), mes_reajuste: mes });
await gravar({ data_fim: somarDias(hoje, -1), mes_reajuste: (mes % 12) + 1 });
await gravar({ mes_reajuste: mes, indice_reajuste: 'SEM_REAJUSTE' });
await gravar({ mes_reajuste: mes, indice_reajuste: 'IPCA', data_inicio: hoje });
await gravar({ mes_reajuste: mes, indice_reajuste: 'IPCA', status_contrato: 'SUSPENSO' });
await gravar({ mes_reajuste: mes, status_contrato: 'EM_IMPLANTACAO', data_assinatura: null });
await gravar({ data_assinatura: null, cliente_id: mercado.id });
// Newer and ended: hides none of the above, and is not looked after.
await gravar({
  data_fim: hoje,
  mes_reajuste: mes,
  data_assinatura: null,
  status_contrato: 'ENCERRADO',
});
await gravar({ data_fim: hoje, data_assinatura: null, status_contrato: 'RASCUNHO' });
await gravar({ data_fim: somarDias(hoje, 400), encerra_em: somarDias(hoje, 60) });
await gravar({ data_fim: somarDias(hoje, 60), encerra_em: somarDias(hoje, 120) });

test('the contracts that end within 90 days are in force or on their way, whatever ended after them', async () => {
  expect(await achados('vencem_90')).toEqual(['C-1', 'C-12', 'C-2']);
});

test('those adjusted this month are in force since an earlier one, and have an index or none named', async () => {
  expect(await achados('reajuste_no_mes')).toEqual(['C-3', 'C-7']);
});

test('those without a signature are counted among the clients in scope alone', async () => {
  expect(await achados('sem_assinatura')).toEqual(['C-8', 'C-9']);
  expect(await achados('sem_assinatura', token)).toEqual(['C-9']);
  expect(await achados('vencem_90', token)).toEqual([]);
});

test('a company has its own contracts, and those of its client as a whole where they are asked for', async () => {
  const [feira, outra] = [
    await criarCliente(banco, { status_contrato: 'CANCELADO', numero_contrato: 'F-0' }),
    await criarCliente(banco, { status_contrato: 'CANCELADO' }),
  ];
  const { empresa_id } = feira;
  const semAssinar = { cliente_id: feira.id, data_assinatura: null };
  await gravar({ ...semAssinar, numero_contrato: 'F-1', empresa_id });
  await gravar({ ...semAssinar, numero_contrato: 'F-2' });
  await gravar({ ...semAssinar, numero_contrato: 'F-3', cliente_id: outra.id });
  const dela = await deUma({ empresa_id });
  expect(dela.numeros).toEqual(dela.numeros.filter((um) => um === 'F-0' || um === 'F-1'));
  expect([dela.numeros.includes('F-1'), dela.semAssinatura]).toEqual([true, 1]);
  const doCliente = await deUma({ empresa_id, e_do_cliente: true });
  expect(doCliente.numeros.filter((um) => /^F-[1-3]$/.test(um))).toEqual(['F-1', 'F-2']);
  expect(doCliente.semAssinatura).toBe(2);
  // Out of reach, and where there is no such company, nothing is found.
  const vazia = { numeros: [], semAssinatura: 0 };
  expect(await deUma({ empresa_id, e_do_cliente: true }, token)).toEqual(vazia);
  expect(await deUma({ empresa_id: 987_654_321, e_do_cliente: true })).toEqual(vazia);
});

test('a client has its own contracts alone, counted as they are listed; one out of reach has none', async () => {
  const feira = await criarCliente(banco, { status_contrato: 'CANCELADO' });
  const { empresa_id } = await criarCliente(banco, { status_contrato: 'CANCELADO' });
  await gravar({ data_assinatura: null, cliente_id: feira.id, numero_contrato: 'G-1' });
  const dele = await deUma({ cliente_id: feira.id });
  expect([dele.numeros.includes('G-1'), dele.numeros.length, dele.semAssinatura]).toEqual([
    true,
    2,
    1,
  ]);
  const vazia = { numeros: [], semAssinatura: 0 };
  expect(await deUma({ cliente_id: feira.id, empresa_id, e_do_cliente: true })).toEqual(vazia);
  expect(await deUma({ cliente_id: feira.id }, token)).toEqual(vazia);
  expect(await deUma({ cliente_id: 987_654_321 })).toEqual(vazia);
});
