import { buscaEndpoints } from '@dominio/contrato/busca';
import { clientesEndpoints as e } from '@dominio/contrato/clientes';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { timesEndpoints } from '@dominio/contrato/times';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarTime, vincularCliente } from '../../../test/factories/usuarios.ts';
import { timeClientes } from '../times/times.tables.ts';

const { banco, chamar, pessoa, administrador, agora } = await montarApp();
const { token: admin } = await administrador();
const amanha = somarDias(dataCivil(agora()), 1);

const arquivar = (id: number, body: object = { motivo: 'nao_contratou' }) =>
  chamar(admin, e.arquivar, { params: { id }, body: body as never });
const achados = async (query: object) =>
  (await chamar(admin, e.listar, { query: query as never })).corpo.clientes.map(({ id }) => id);
const naPaleta = async (termo: string) =>
  (await chamar(admin, buscaEndpoints.buscar, { query: { termo } })).corpo.clientes;

test('an archived client is inactive for a reason, which is corrected by archiving it again', async () => {
  const { id } = await criarCliente(banco);
  const desde = '2026-01-15';
  const { status, corpo } = await arquivar(id, {
    motivo: 'outro',
    detalhe: 'Mudou de país',
    desde,
  });
  expect([status, corpo]).toMatchObject([
    200,
    {
      situacao: 'inativo',
      situacao_motivo: 'outro',
      situacao_detalhe: 'Mudou de país',
      arquivado: 'inativo',
    },
  ]);
  expect((await arquivar(id)).corpo).toMatchObject({
    situacao_motivo: 'nao_contratou',
    situacao_desde: desde,
  });
  const semMotivo = await arquivar((await criarCliente(banco)).id, {});
  expect([semMotivo.status, semMotivo.erro.campos?.map(({ campo }) => campo)]).toEqual([
    422,
    ['motivo'],
  ]);
});

test('of two who archive it at once, who tells no day leaves the other’s', async () => {
  const { id } = await criarCliente(banco);
  const { status, corpo } = await cruzar(banco, {
    segura: (outra) =>
      outra.query(
        `update clientes set situacao = 'inativo', situacao_motivo = 'outro',
           situacao_detalhe = 'Mudou de país', situacao_desde = '2026-01-15' where id = $1`,
        [id],
      ),
    chamada: () => arquivar(id),
    depois: async () => undefined,
  });
  expect([status, corpo]).toMatchObject([
    200,
    { situacao_motivo: 'nao_contratou', situacao_desde: '2026-01-15' },
  ]);
});

test('a day to come, and another reason that is not told, are refused by their names', async () => {
  const { id } = await criarCliente(banco);
  const { status, erro } = await arquivar(id, { motivo: 'outro', desde: amanha });
  expect([status, erro.campos?.map(({ campo }) => campo).sort()]).toEqual([
    422,
    ['desde', 'detalhe'],
  ]);
});

test('those that the firm serves leave it out, unless it is named whole; all of them have it', async () => {
  const nome = 'Quitanda Zimbro';
  const { id, cnpj } = await criarCliente(banco, { nome });
  const { id: outro } = await criarCliente(banco, { nome: `${nome} Norte` });
  await arquivar(id);
  const correntes = { situacao: 'correntes', limit: 200 };
  expect(await achados({ ...correntes, termo: 'zimbro' })).toEqual([outro]);
  expect(await achados({ ...correntes, termo: 'quitanda zimbro' })).toEqual([id, outro]);
  expect(await achados({ ...correntes, termo: cnpj })).toEqual([id]);
  expect(await achados({ termo: 'zimbro' })).toEqual([id, outro]);
  expect(await achados({ situacao: 'arquivados', termo: 'zimbro' })).toEqual([id]);
  expect(await achados({ situacao: 'ativo', termo: 'zimbro' })).toEqual([outro]);
  expect(await naPaleta('zimbro')).toMatchObject([{ id: outro }]);
  expect(await naPaleta('quitanda zimbro')).toMatchObject([
    { id, arquivado: 'inativo' },
    { id: outro },
  ]);
});

test('no count has it: neither of a person’s clients, nor of a team’s, nor of the scope', async () => {
  const time = await criarTime(banco, { nome: 'Contagens' });
  const quem = await pessoa({ time_id: time.id });
  const [fica, acaba] = [await criarCliente(banco), await criarCliente(banco)];
  for (const { id } of [fica, acaba]) {
    await vincularCliente(banco, quem.id, id);
    await banco.insert(timeClientes).values({ time_id: time.id, cliente_id: id });
  }
  const contagens = async () => [
    (await chamar(admin, cadastroDeUsuariosEndpoints.ler, { params: { id: quem.id } })).corpo
      .total_clientes,
    (await chamar(admin, timesEndpoints.ler, { params: { id: time.id } })).corpo.clientes_total,
    (await chamar(quem.token, usuariosEndpoints.clientesFiltrados)).corpo.total,
    (await chamar(quem.token, usuariosEndpoints.permissoesDeClientes)).corpo.total,
  ];
  expect(await contagens()).toEqual([2, 2, 2, 2]);
  await arquivar(acaba.id);
  expect(await contagens()).toEqual([1, 1, 1, 1]);
});

test('every client in scope still has it, with what ended it', async () => {
  const { id } = await criarCliente(banco);
  await arquivar(id);
  const { corpo } = await chamar(admin, usuariosEndpoints.clientesFiltrados);
  expect(corpo.clientes.find((um) => um.id === id)).toMatchObject({ arquivado: 'inativo' });
});
