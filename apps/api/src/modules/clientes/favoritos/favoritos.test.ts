import { clientesEndpoints } from '@dominio/contrato/clientes';
import {
  clientesFavoritosEndpoints as e,
  MAXIMO_DE_CLIENTES_FAVORITOS,
} from '@dominio/contrato/clientes-favoritos';
import { meusDadosEndpoints } from '@dominio/contrato/meus-dados';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { vincularCliente } from '../../../../test/factories/usuarios.ts';
import { abrirLeitor } from '../../../../test/leitor-sse.ts';
import { cifrarSenha } from '../../sessoes/senhas/senhas.ts';
import { usuarioClientes } from '../../usuarios/usuarios.tables.ts';
import { clientes } from '../clientes.tables.ts';
import { clienteFavoritos } from './favoritos.tables.ts';

const { banco, chamar, entrar, escutar, pessoa } = await montarApp({ completa: true });

const SENHA = 'corvo azul de bicicleta';
const senha_hash = await cifrarSenha(SENHA);

/** Somebody with clients of these names. */
async function comClientes(...nomes: string[]) {
  const eu = await pessoa({ senha_hash });
  const ids: number[] = [];
  for (const nome of nomes) {
    const { id } = await criarCliente(banco, { nome });
    await vincularCliente(banco, eu.id, id);
    ids.push(id);
  }
  const por = (id = 0) => chamar(eu.token, e.favoritar, { params: { id } });
  const tirar = (id = 0) => chamar(eu.token, e.desfavoritar, { params: { id } });
  const nomesDe = async () =>
    (await chamar(eu.token, e.listar)).corpo.clientes.map(({ nome }) => nome);
  return { ...eu, ids, por, tirar, nomesDe };
}

test('they are kept by name, once each, for the next device, and belong to one person', async () => {
  const { id, ids, por, nomesDe } = await comClientes('Zeta', 'Alfa', 'Beta');
  expect(await nomesDe()).toEqual([]);
  expect((await por(ids[0])).corpo).toEqual({ cliente_id: ids[0], favorito: true });
  expect((await por(ids[0])).status).toBe(200);
  await por(ids[1]);
  expect(await nomesDe()).toEqual(['Alfa', 'Zeta']);
  expect((await chamar(await entrar(id), e.listar)).corpo.total).toBe(2);
  const outro = await pessoa();
  await vincularCliente(banco, outro.id, ids[0] ?? 0);
  expect((await chamar(outro.token, e.listar)).corpo.clientes).toEqual([]);
});

test('one is taken back, twice as well as once', async () => {
  const { ids, por, tirar, nomesDe } = await comClientes('Alfa');
  await por(ids[0]);
  expect((await tirar(ids[0])).corpo).toEqual({ cliente_id: ids[0], favorito: false });
  expect((await tirar(ids[0])).status).toBe(200);
  expect(await nomesDe()).toEqual([]);
});

test('a client out of reach cannot be one, and one that went out of it is not told', async () => {
  const { id, token, ids, por, tirar, nomesDe } = await comClientes('Alfa', 'Beta');
  const alheio = await criarCliente(banco, { nome: 'Alheio' });
  for (const fora of [alheio.id, 987_654_320]) {
    expect((await por(fora)).status).toBe(404);
    expect((await tirar(fora)).status).toBe(404);
  }
  await por(ids[0]);
  await por(ids[1]);
  await banco.delete(usuarioClientes).where(eq(usuarioClientes.cliente_id, ids[0] ?? 0));
  expect(await nomesDe()).toEqual(['Beta']);
  const { corpo } = await chamar(token, clientesEndpoints.listar, { query: { favoritos: true } });
  expect(corpo.clientes.map(({ nome }) => nome)).toEqual(['Beta']);
  // Whoever has the client again finds it where it was.
  await vincularCliente(banco, id, ids[0] ?? 0);
  expect(await nomesDe()).toEqual(['Alfa', 'Beta']);
});

test('the list of clients is narrowed to them, and an ended one says how it ended', async () => {
  const { token, ids, por } = await comClientes('Alfa', 'Beta', 'Gama');
  await por(ids[0]);
  await por(ids[2]);
  await banco
    .update(clientes)
    .set({ situacao: 'encerrado' })
    .where(eq(clientes.id, ids[2] ?? 0));
  const listar = async (query: object) => {
    const { corpo } = await chamar(token, clientesEndpoints.listar, { query: query as never });
    return [corpo.total, corpo.clientes.map(({ nome }) => nome)];
  };
  expect(await listar({ favoritos: true })).toEqual([2, ['Alfa', 'Gama']]);
  expect(await listar({ favoritos: true, situacao: 'correntes' })).toEqual([1, ['Alfa']]);
  const { corpo } = await chamar(token, e.listar);
  expect(corpo.clientes.map(({ arquivado }) => arquivado)).toEqual([undefined, 'encerrado']);
});

test(`there are ${MAXIMO_DE_CLIENTES_FAVORITOS} at most, also of those that are set at once`, async () => {
  const { id, ids, por, tirar } = await comClientes('Alfa', 'Beta', 'Gama');
  const muitos = [];
  for (let i = 1; i < MAXIMO_DE_CLIENTES_FAVORITOS; i += 1) {
    const { id: cliente_id } = await criarCliente(banco, { nome: `Cheio ${i}` });
    await vincularCliente(banco, id, cliente_id);
    muitos.push({ usuario_id: id, cliente_id });
  }
  await banco.insert(clienteFavoritos).values(muitos);
  const respostas = await Promise.all(ids.map((um) => por(um)));
  expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const recusada = respostas.find(({ status }) => status === 409);
  expect(recusada?.erro.detail).toBe(
    'Você pode ter no máximo 60 clientes favoritos. Remova um deles antes.',
  );
  await tirar(muitos[0]?.cliente_id);
  const fora = ids[respostas.findIndex(({ status }) => status === 409)];
  expect((await por(fora)).status).toBe(200);
});

test('those beyond the most, which came back into the scope, are told and taken away as any other', async () => {
  const { id, token, ids, tirar } = await comClientes('Alfa', 'Zulu');
  const muitos = [];
  for (let i = 1; i < MAXIMO_DE_CLIENTES_FAVORITOS; i += 1) {
    const { id: cliente_id } = await criarCliente(banco, { nome: `Cheio ${i}` });
    await vincularCliente(banco, id, cliente_id);
    muitos.push({ usuario_id: id, cliente_id });
  }
  const voltaram = ids.map((cliente_id) => ({ usuario_id: id, cliente_id }));
  await banco.insert(clienteFavoritos).values([...muitos, ...voltaram]);
  const lidos = async () => {
    const { clientes: deles, total } = (await chamar(token, e.listar)).corpo;
    return [total, deles.at(-1)?.nome];
  };
  expect(await lidos()).toEqual([MAXIMO_DE_CLIENTES_FAVORITOS + 1, 'Zulu']);
  expect((await tirar(ids[1])).status).toBe(200);
  const [total, ultimo] = await lidos();
  expect(total).toBe(MAXIMO_DE_CLIENTES_FAVORITOS);
  expect(ultimo).not.toBe('Zulu');
});

test('they are read again on the person’s other devices, once for each change', async () => {
  const { id, token, ids, por } = await comClientes('Alfa', 'Beta');
  const leitor = await abrirLeitor(`${await escutar()}/api/notifications/sse/${id}`, {
    authorization: `Bearer ${token}`,
  });
  await por(ids[0]);
  await por(ids[0]);
  await por(ids[1]);
  const doRecurso = () =>
    leitor.eventos().filter(({ mensagem }) => mensagem.type === 'command' && 'data' in mensagem);
  await expect.poll(() => doRecurso().length).toBe(2);
  expect(doRecurso()[0]?.mensagem).toMatchObject({ data: { recurso: 'clientes-favoritos' } });
});

test('they go with the client, and are handed out with one’s own data', async () => {
  const { token, ids, por, nomesDe } = await comClientes('Alfa', 'Beta');
  await por(ids[0]);
  await por(ids[1]);
  const { corpo } = await chamar(token, meusDadosEndpoints.exportar, { body: { senha: SENHA } });
  expect(corpo.preferencias.clientes_favoritos).toEqual([
    { id: ids[0], nome: 'Alfa' },
    { id: ids[1], nome: 'Beta' },
  ]);
  await banco.delete(clientes).where(eq(clientes.id, ids[0] ?? 0));
  expect(await nomesDe()).toEqual(['Beta']);
});
