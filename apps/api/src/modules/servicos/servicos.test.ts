import { contratosEndpoints } from '@dominio/contrato/contratos';
import { servicosEndpoints as e } from '@dominio/contrato/servicos';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarServico } from '../../../test/factories/servicos.ts';
import { criarGestor, vincularCliente } from '../../../test/factories/usuarios.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token } = await administrador();

const ler = (id: number) => chamar(token, e.ler, { params: { id } });

test('the list is searched without accents and narrowed', async () => {
  await criarServico(banco, { nome: 'Ágil' });
  await criarServico(banco, { nome: 'Zelo', ativo: false });
  const nomes = async (query: object = {}) => {
    const { corpo } = await chamar(token, e.listar, { query });
    expect(corpo.total).toBe(corpo.servicos.length);
    return corpo.servicos.map(({ nome }) => nome);
  };
  expect(await nomes()).toEqual(['Ágil', 'Zelo']);
  expect(await nomes({ direcao: 'desc' })).toEqual(['Zelo', 'Ágil']);
  expect(await nomes({ termo: 'AGIL' })).toEqual(['Ágil']);
  expect(await nomes({ ativo: 'false' })).toEqual(['Zelo']);
});

describe('a service', () => {
  test('is entered, read back and changed under its version', async () => {
    const body = { nome: '  Folha ', descricao: '', unidade: 'funcionários' };
    const { status, corpo } = await chamar(token, e.criar, { body });
    expect(status).toBe(201);
    expect(corpo).toMatchObject({ nome: 'Folha', descricao: null, ativo: true, versao: 1 });
    const params = { id: corpo.id };
    const mudado = await chamar(token, e.atualizar, {
      params,
      body: { descricao: 'Até o dia 5', versao: 1 },
    });
    expect(mudado.corpo).toEqual({ ...corpo, descricao: 'Até o dia 5', versao: 2 });
    const velho = await chamar(token, e.atualizar, { params, body: { nome: 'X', versao: 1 } });
    expect([velho.status, velho.erro.atual]).toEqual([409, mudado.corpo]);
  });

  test('has a name of its own, whatever its accents and case', async () => {
    await criarServico(banco, { nome: 'Contábil' });
    const outro = await criarServico(banco);
    const recusas = [
      await chamar(token, e.criar, { body: { nome: 'CONTABIL' } }),
      await chamar(token, e.atualizar, { params: { id: outro.id }, body: { nome: 'contabil' } }),
    ];
    expect(recusas.map(({ status, erro }) => [status, erro.campos])).toEqual(
      Array(2).fill([409, [{ campo: 'nome', mensagem: 'Já existe um serviço com este nome.' }]]),
    );
  });

  test('that a contract has is archived and not deleted', async () => {
    const { id } = await criarServico(banco);
    const cliente = await criarCliente(banco);
    const contrato = { id: cliente.contrato_id };
    const por = (servicos: { servico_id: number }[]) =>
      chamar(token, contratosEndpoints.atualizar, { params: contrato, body: { servicos } });
    await por([{ servico_id: id }]);
    const { status, erro } = await chamar(token, e.excluir, { params: { id } });
    expect([status, erro.detail]).toEqual([
      409,
      'Há contratos com este serviço. Inative-o em vez de excluir.',
    ]);
    expect((await ler(id)).corpo.contratos_total).toBe(1);
    await por([]);
    expect((await chamar(token, e.excluir, { params: { id } })).status).toBe(200);
    expect((await ler(id)).status).toBe(404);
  });
});

test('the contracts of a service are counted within the reach of the reader', async () => {
  const { id } = await criarServico(banco);
  const [meu, alheio] = [await criarCliente(banco), await criarCliente(banco)];
  for (const { contrato_id } of [meu, alheio]) {
    const body = { servicos: [{ servico_id: id }] };
    await chamar(token, contratosEndpoints.atualizar, { params: { id: contrato_id }, body });
  }
  const gestor = await criarGestor(banco);
  await vincularCliente(banco, gestor.id, meu.id);
  const lido = await chamar(await entrar(gestor.id), e.ler, { params: { id } });
  expect([(await ler(id)).corpo.contratos_total, lido.corpo.contratos_total]).toEqual([2, 1]);
});

describe('several at once', () => {
  test('are put out of use, and those that were so already stay as they are', async () => {
    const um = await criarServico(banco);
    const dois = await criarServico(banco, { ativo: false });
    const body = { ids: [um.id, dois.id], ativo: false };
    expect((await chamar(token, e.mudarVarios, { body })).corpo.alterados).toEqual([um.id]);
    expect((await ler(um.id)).corpo).toMatchObject({ ativo: false, versao: 2 });
    expect((await ler(dois.id)).corpo.versao).toBe(1);
  });

  test('none changes when one of them is not there', async () => {
    const meu = await criarServico(banco);
    const body = { ids: [meu.id, 987_654], ativo: false };
    const { status, erro } = await chamar(token, e.mudarVarios, { body });
    expect([status, erro.detail]).toEqual([422, 'Serviços não encontrados: 987654.']);
    expect((await ler(meu.id)).corpo.ativo).toBe(true);
  });
});
