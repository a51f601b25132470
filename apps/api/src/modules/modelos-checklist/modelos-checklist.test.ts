import { checklistEndpoints } from '@dominio/contrato/checklist';
import { modelosChecklistEndpoints as e } from '@dominio/contrato/modelos-checklist';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { itemDoChecklist } from '../../../test/factories/checklist.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarModeloChecklist } from '../../../test/factories/modelos-checklist.ts';
import { checklistRespostas } from '../checklist/checklist.tables.ts';
import { clientes } from '../clientes/clientes.tables.ts';

const { banco, chamar, administrador } = await montarApp();
const { token } = await administrador();

const ler = (id: number) => chamar(token, e.ler, { params: { id } });
const titulos = async (query: object) => {
  const { corpo } = await chamar(token, e.listar, { query });
  expect(corpo.total).toBe(corpo.modelos.length);
  return corpo.modelos.map(({ titulo }) => titulo);
};
const ALVARA = {
  titulo: 'Alvará',
  grupo: 'documentos',
  obrigatorio_em: 'onboarding',
  responsavel: 'cliente',
} as const;

describe('the list', () => {
  test('begins with the items of the page book, group by group, each in its position', async () => {
    expect(await titulos({ grupo: 'bancos' })).toEqual([
      'Ao menos uma conta em uso',
      'Forma do extrato de cada conta',
      'Saldo inicial de cada conta',
    ]);
    const { corpo } = await chamar(token, e.listar, { query: {} });
    const grupos = corpo.modelos.map(({ grupo }) => grupo);
    expect([...new Set(grupos)]).toEqual([
      'empresa',
      'contatos',
      'bancos',
      'acessos',
      'documentos',
      'contrato',
      'sistemas',
      'processos',
      'lgpd',
    ]);
  });

  test('is searched without accents, narrowed and turned round', async () => {
    await criarModeloChecklist(banco, { titulo: 'Índice zelado', ativo: false });
    await criarModeloChecklist(banco, { titulo: 'Índice ágil' });
    expect(await titulos({ termo: 'INDICE', ordenar: 'titulo' })).toEqual([
      'Índice ágil',
      'Índice zelado',
    ]);
    expect(await titulos({ termo: 'indice', ordenar: 'titulo', direcao: 'desc' })).toEqual([
      'Índice zelado',
      'Índice ágil',
    ]);
    expect(await titulos({ termo: 'indice', ativo: 'true' })).toEqual(['Índice ágil']);
  });
});

describe('an item', () => {
  test('is entered, read back, changed under its version and deleted', async () => {
    const { status, corpo } = await chamar(token, e.criar, { body: ALVARA });
    expect(status).toBe(201);
    expect(corpo).toMatchObject({ ...ALVARA, regra: null, natureza: null, ativo: true, versao: 1 });
    const params = { id: corpo.id };
    const body = { orientacao: 'Em PDF', ordem: 5, versao: 1 };
    const mudado = await chamar(token, e.atualizar, { params, body });
    expect(mudado.corpo).toEqual({ ...corpo, orientacao: 'Em PDF', ordem: 5, versao: 2 });
    const velho = await chamar(token, e.atualizar, { params, body: { titulo: 'X', versao: 1 } });
    expect([velho.status, velho.erro.atual]).toEqual([409, mudado.corpo]);
    expect((await chamar(token, e.excluir, { params })).status).toBe(200);
    expect((await ler(corpo.id)).status).toBe(404);
  });

  test('has a title of its own, whatever its accents and case', async () => {
    await criarModeloChecklist(banco, { titulo: 'Licença' });
    const outro = await criarModeloChecklist(banco);
    const recusas = [
      await chamar(token, e.criar, { body: { ...ALVARA, titulo: 'LICENCA' } }),
      await chamar(token, e.atualizar, { params: { id: outro.id }, body: { titulo: 'licenca' } }),
    ];
    const campos = [{ campo: 'titulo', mensagem: 'Já existe um item com este título.' }];
    expect(recusas.map(({ status, erro }) => [status, erro.campos])).toEqual(
      Array(2).fill([409, campos]),
    );
  });

  test.each([
    [{ titulo: ' ' }, 'titulo'],
    [{ grupo: 'cozinha' }, 'grupo'],
    [{ regra: 'lua_cheia' }, 'regra'],
    [{ obrigatorio_em: 'nunca' }, 'obrigatorio_em'],
    [{ ordem: 10_000 }, 'ordem'],
    [{ orientacao: 'x'.repeat(501) }, 'orientacao'],
  ])('%j is refused at its field', async (dados, campo) => {
    const { status, erro } = await chamar(token, e.criar, {
      body: { ...ALVARA, titulo: 'Torto', ...dados } as never,
    });
    expect([status, erro.campos?.map((um) => um.campo)]).toEqual([422, [campo]]);
  });

  test('of which something was said of a client is kept', async () => {
    const id = await itemDoChecklist(banco, 'Cartão CNPJ');
    const cliente = await criarCliente(banco);
    await banco
      .insert(checklistRespostas)
      .values({ cliente_id: cliente.id, item_id: id, estado: 'recebido' });
    const { status, erro } = await chamar(token, e.excluir, { params: { id } });
    expect([status, erro.detail]).toEqual([
      409,
      'Há clientes com resposta neste item. Inative-o em vez de excluir.',
    ]);
    expect((await ler(id)).status).toBe(200);
  });
});

test('a client is asked for what is in use and meant for its kind', async () => {
  const criar = (titulo: string, dados: object = {}) =>
    criarModeloChecklist(banco, { titulo, grupo: 'sistemas', ordem: 1, ...dados });
  await criar('Para todos');
  await criar('Fora de uso', { ativo: false });
  await criar('De empresas', { natureza: 'empresa', ordem: 2 });
  await criar('De pessoas', { natureza: 'pessoa_fisica', ordem: 2 });
  const pedidos = async (natureza: 'empresa' | 'pessoa_fisica') => {
    const { id } = await criarCliente(banco);
    await banco.update(clientes).set({ natureza }).where(eq(clientes.id, id));
    const { corpo } = await chamar(token, checklistEndpoints.ler, { params: { id } });
    return corpo.itens.filter(({ grupo }) => grupo === 'sistemas').map(({ titulo }) => titulo);
  };
  const dos = 'ERP e forma de exportação';
  expect(await pedidos('empresa')).toEqual(['Para todos', 'De empresas', dos]);
  expect(await pedidos('pessoa_fisica')).toEqual(['Para todos', 'De pessoas', dos]);
});

test('several are put out of use at once, and none when one of them is not there', async () => {
  const um = await criarModeloChecklist(banco);
  const dois = await criarModeloChecklist(banco, { ativo: false });
  const pedir = (ids: number[]) => chamar(token, e.mudarVarios, { body: { ids, ativo: false } });
  const { status, erro } = await pedir([um.id, 987_654]);
  expect([status, erro.detail]).toEqual([422, 'Itens não encontrados: 987654.']);
  expect((await ler(um.id)).corpo.ativo).toBe(true);
  expect((await pedir([um.id, dois.id])).corpo.alterados).toEqual([um.id]);
  expect((await ler(dois.id)).corpo.versao).toBe(1);
});
