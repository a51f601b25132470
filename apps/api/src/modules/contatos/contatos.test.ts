import { contatosEndpoints as e } from '@dominio/contrato/contatos';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarUsuarioDeCliente, vincularCliente } from '../../../test/factories/usuarios.ts';

const { banco, chamar, pessoa, administrador } = await montarApp();
const { token: admin } = await administrador();
const grupo_id = await criarGrupo(banco, [
  'contatos_importantes:visualizar',
  'contatos_importantes:criar',
  'contatos_importantes:editar',
  'contatos_importantes:excluir',
]);
/** Sees the linked client alone. */
const { id: eu, token } = await pessoa({ grupo_id });
const padaria = await criarCliente(banco, { nome: 'Padaria São João' });
const alheio = await criarCliente(banco, { nome: 'Álvares Transportes' });
await vincularCliente(banco, eu, padaria.id);

const nomes = async (quem: string, query: object = {}) => {
  const { corpo } = await chamar(quem, e.listar, { query });
  expect(corpo.total).toBe(corpo.contatos.length);
  return corpo.contatos.map(({ nome }) => nome);
};
const ler = (quem: string, id: number) => chamar(quem, e.ler, { params: { id } });

describe('the list', () => {
  test('holds those of clients in reach, searched without accents and narrowed', async () => {
    const cliente_id = padaria.id;
    await criarContato(banco, { cliente_id, nome: 'Ágata', papeis: ['decisor'], recebe_nps: true });
    await criarContato(banco, {
      cliente_id,
      nome: 'Zélia',
      cargo: 'Contadora',
      email: 'zelia@padaria.com.br',
      saiu_em: '2026-01-10',
    });
    await criarContato(banco, { cliente_id: alheio.id, nome: 'Breno' });
    expect(await nomes(token)).toEqual(['Ágata', 'Zélia']);
    expect(await nomes(admin)).toEqual(['Ágata', 'Breno', 'Zélia']);
    expect(await nomes(admin, { ordenar: 'cliente' })).toEqual(['Breno', 'Ágata', 'Zélia']);
    expect(await nomes(admin, { ordenar: 'cargo' })).toEqual(['Zélia', 'Ágata', 'Breno']);
    expect(await nomes(admin, { termo: 'alvares' })).toEqual(['Breno']);
    expect(await nomes(token, { termo: 'AGATA' })).toEqual(['Ágata']);
    expect(await nomes(token, { termo: 'contadora' })).toEqual(['Zélia']);
    expect(await nomes(token, { termo: 'zelia@' })).toEqual(['Zélia']);
    expect(await nomes(token, { papel: 'decisor' })).toEqual(['Ágata']);
    expect(await nomes(token, { recebe: 'nps' })).toEqual(['Ágata']);
    expect(await nomes(token, { ativo: 'false' })).toEqual(['Zélia']);
    expect(await nomes(token, { cliente_id: alheio.id })).toEqual([]);
  });
});

describe('a contact', () => {
  test('is entered, read back and changed under its version', async () => {
    const body = {
      cliente_id: padaria.id,
      empresa_id: padaria.empresa_id,
      nome: '  Marta Reis ',
      papeis: ['socio', 'decisor', 'socio'] as ('socio' | 'decisor')[],
      email: ' Marta@Padaria.com.br',
      aniversario: '02-29',
    };
    const { status, corpo } = await chamar(token, e.criar, { body });
    expect(status).toBe(201);
    expect(corpo).toMatchObject({
      nome: 'Marta Reis',
      papeis: ['decisor', 'socio'],
      email: 'marta@padaria.com.br',
      aniversario: '02-29',
      recebe_nps: false,
      ativo: true,
      versao: 1,
    });
    const params = { id: corpo.id };
    const mudada = await chamar(token, e.atualizar, {
      params,
      body: { telefone: '11 98888-7766', versao: 1 },
    });
    expect(mudada.corpo).toEqual({ ...corpo, telefone: '11 98888-7766', versao: 2 });
    expect((await ler(token, corpo.id)).corpo).toEqual(mudada.corpo);
    const velha = await chamar(token, e.atualizar, { params, body: { nome: 'X', versao: 1 } });
    expect([velha.status, velha.erro.atual]).toEqual([409, mudada.corpo]);
  });

  test.each([
    [{ nome: '  ' }, 'nome', 'Informe o nome.'],
    [{ cliente_id: alheio.id }, 'cliente_id', 'Cliente não encontrado.'],
    [{ cliente_id: 987_654 }, 'cliente_id', 'Cliente não encontrado.'],
    [{ empresa_id: alheio.empresa_id }, 'empresa_id', 'Escolha uma empresa deste cliente.'],
    [{ email: 'marta' }, 'email', 'E-mail inválido.'],
    [{ aniversario: '02-30' }, 'aniversario', 'Aniversário inválido. Use dia e mês, como 31/12.'],
    [{ papeis: ['chefe'] as never }, 'papeis', 'Escolha os papéis da lista.'],
  ])('%j is refused at its field', async (dados, campo, mensagem) => {
    const body = { cliente_id: padaria.id, nome: 'De teste', ...dados };
    const { status, erro } = await chamar(token, e.criar, { body });
    expect([status, erro.campos?.[0]?.campo.split('.')[0], erro.campos?.[0]?.mensagem]).toEqual([
      422,
      campo,
      mensagem,
    ]);
  });

  test('of a client out of reach is not there, whatever is asked', async () => {
    const { id } = await criarContato(banco, { cliente_id: alheio.id });
    const params = { id };
    const respostas = [
      await ler(token, id),
      await chamar(token, e.atualizar, { params, body: { nome: 'Outro' } }),
      await chamar(token, e.excluir, { params }),
      await chamar(token, e.substituir, { params, body: {} }),
      await chamar(token, e.reativar, { params, body: {} }),
      await chamar(token, e.faltas, { query: { cliente_id: alheio.id } }),
      await chamar(token, e.mesclar, { body: { fica_id: id, sai_id: id } }),
      await chamar(token, e.separar, { params }),
    ];
    expect(respostas.map(({ status }) => status)).toEqual(respostas.map(() => 404));
    expect((await ler(admin, id)).corpo.versao).toBe(1);
  });

  test('is gone once it is deleted', async () => {
    const { id } = await criarContato(banco, { cliente_id: padaria.id });
    expect((await chamar(token, e.excluir, { params: { id } })).status).toBe(200);
    expect((await ler(admin, id)).status).toBe(404);
  });
});

test('who has an account leaves, and is not deleted', async () => {
  const conta = await criarUsuarioDeCliente(banco, { client_id: padaria.id });
  const { id } = await criarContato(banco, { cliente_id: padaria.id, usuario_id: conta.id });
  const { status, erro } = await chamar(token, e.excluir, { params: { id } });
  expect([status, erro.detail]).toEqual([
    409,
    'Este contato tem acesso à área do cliente. Registre a saída em vez de excluir.',
  ]);
});

test('what is missing is told of those who are still there', async () => {
  const { id: cliente_id } = await criarCliente(banco);
  const faltas = async () =>
    (await chamar(admin, e.faltas, { query: { cliente_id } })).corpo.faltas;
  await criarContato(banco, {
    cliente_id,
    papeis: ['decisor'],
    recebe_nps: true,
    saiu_em: '2026-01-10',
  });
  expect(await faltas()).toEqual(['decisor', 'pesquisas']);
  await criarContato(banco, { cliente_id, papeis: ['decisor'], recebe_nps: true });
  expect(await faltas()).toEqual([]);
});

test('the list is narrowed to the contacts of one company', async () => {
  const cliente = await criarCliente(banco);
  const { id: cliente_id, empresa_id } = cliente;
  await criarContato(banco, { cliente_id, empresa_id, nome: 'Da empresa' });
  await criarContato(banco, { cliente_id, nome: 'Do cliente' });
  expect(await nomes(admin, { empresa_id })).toEqual(['Da empresa']);
  expect(await nomes(token, { empresa_id })).toEqual([]);
});
