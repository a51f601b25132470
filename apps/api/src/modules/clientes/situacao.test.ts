import { clientesEndpoints as e } from '@dominio/contrato/clientes';
import { cadastroDeClientesEndpoints as cadastro } from '@dominio/contrato/clientes-cadastro';
import { historicoDeClientesEndpoints as historico } from '@dominio/contrato/clientes-historico';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';

const { banco, chamar, administrador, agora } = await montarApp();
const { token: admin } = await administrador();
const hoje = dataCivil(agora());
const ontem = somarDias(hoje, -1);
const AVISO = {
  situacao: 'aviso_previo',
  situacao_motivo: 'preco',
  situacao_desde: ontem,
} as const;

const mudar = (id: number, body: object) =>
  chamar(admin, e.atualizar, { params: { id }, body: body as never });

test('a client is given notice and closed with reason and day, and is reopened with a reason', async () => {
  const { id } = await criarCliente(banco);
  expect((await mudar(id, { ...AVISO, situacao_detalhe: 'Achou caro' })).corpo).toMatchObject({
    ...AVISO,
    situacao_detalhe: 'Achou caro',
    data_encerramento: null,
  });
  const fim = { situacao: 'encerrado', situacao_motivo: 'outro_escritorio', situacao_desde: hoje };
  expect((await mudar(id, fim)).corpo).toMatchObject({ ...fim, data_encerramento: hoje });
  const seco = await mudar(id, { situacao: 'ativo' });
  expect([seco.status, seco.erro.codigo, seco.erro.detail]).toEqual([
    409,
    'ESTADO_INVALIDO',
    'O cliente está como “Encerrado”. Para voltar atrás, reabra o cliente com um motivo.',
  ]);
  const reaberto = await mudar(id, {
    situacao: 'ativo',
    situacao_ato: 'reabrir',
    situacao_detalhe: 'Voltou atrás',
  });
  expect(reaberto.corpo).toMatchObject({
    situacao: 'ativo',
    situacao_motivo: null,
    situacao_detalhe: 'Voltou atrás',
    situacao_desde: hoje,
    data_encerramento: null,
  });
  const { corpo } = await chamar(admin, historico.campos, {
    params: { id },
    query: { campos: 'situacao,situacao_motivo' as never },
  });
  expect(corpo.mudancas.map(({ campo, depois }) => [campo, depois])).toEqual([
    ['situacao', 'Ativo'],
    ['situacao_motivo', null],
    ['situacao', 'Encerrado'],
    ['situacao_motivo', 'Foi para outro escritório'],
    ['situacao', 'Em aviso prévio'],
    ['situacao_motivo', 'Preço'],
  ]);
});

test('what ends without its reason and day is refused, and nothing of the edit is kept', async () => {
  const { id } = await criarCliente(banco);
  const { status, erro } = await mudar(id, { situacao: 'inativo', segmento: 'Comércio' });
  expect([status, erro.campos?.map(({ campo }) => campo)]).toEqual([
    422,
    ['situacao_motivo', 'situacao_desde'],
  ]);
  const { corpo } = await chamar(admin, e.ler, { params: { id } });
  expect(corpo).toMatchObject({ situacao: 'ativo', segmento: null });
});

test('the last change is taken back to what there was, a reopening too', async () => {
  const { id } = await criarCliente(banco);
  await mudar(id, AVISO);
  const desfeito = { situacao: 'ativo', situacao_ato: 'desfazer' };
  expect((await mudar(id, desfeito)).corpo).toMatchObject({
    situacao: 'ativo',
    situacao_motivo: null,
    situacao_desde: null,
  });
  await mudar(id, AVISO);
  await mudar(id, { situacao: 'ativo', situacao_ato: 'reabrir', situacao_detalhe: 'Engano' });
  expect((await mudar(id, { ...AVISO, situacao_ato: 'desfazer' })).corpo).toMatchObject(AVISO);
  expect((await mudar(id, { situacao: 'prospecto', situacao_ato: 'desfazer' })).status).toBe(409);
});

test('a new client is not one that has ended', async () => {
  const nome = 'Nasceu encerrado';
  const { status, erro } = await chamar(admin, cadastro.criar, {
    body: { nome, situacao: 'encerrado' },
  });
  expect([status, erro.detail]).toEqual([
    409,
    'Um cliente novo começa como “Prospecto”, “Em implantação” ou “Ativo”.',
  ]);
  const { corpo } = await chamar(admin, e.listar, { query: { termo: nome } });
  expect(corpo.total).toBe(0);
});
