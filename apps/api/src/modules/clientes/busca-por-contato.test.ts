import { buscaEndpoints } from '@dominio/contrato/busca';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';

const { banco, chamar, pessoa, administrador } = await montarApp();
const VE_CONTATOS = ['clientes:visualizar', 'contatos_importantes:visualizar'];

const { id: padaria } = await criarCliente(banco, { nome: 'Padaria Trigal' });
const { id: alheia } = await criarCliente(banco, { nome: 'Oficina Alheia' });
const dados = {
  nome: 'Conceição Prado',
  cargo: 'Sócia',
  email: 'conceicao@trigal.test',
  telefone: '(13) 99123-4567',
};
const contato = await criarContato(banco, { ...dados, cliente_id: padaria });
await criarContato(banco, { ...dados, cliente_id: alheia });
await criarContato(banco, { nome: 'Quem Saiu', cliente_id: padaria, saiu_em: '2026-01-05' });
await criarContato(banco, {
  nome: 'Registro Juntado',
  cliente_id: padaria,
  absorvido_por_id: contato.id,
});

async function comEstas(permissoes: string[]) {
  const um = await pessoa({ grupo_id: await criarGrupo(banco, permissoes) });
  await vincularCliente(banco, um.id, padaria);
  return um.token;
}
const { token: admin } = await administrador();
const comContatos = await comEstas(VE_CONTATOS);
const semContatos = await comEstas(['clientes:visualizar']);

const naLista = async (token: string, termo: string) =>
  (await chamar(token, clientesEndpoints.listar, { query: { termo } })).corpo.clientes
    .map(({ id }) => id)
    .sort((a, b) => a - b);
const naPaleta = async (token: string, termo: string) =>
  (await chamar(token, buscaEndpoints.buscar, { query: { termo } })).corpo.clientes
    .map(({ id }) => id)
    .sort((a, b) => a - b);

test.each(['CONCEICAO pra', 'conceicao@trigal', '13991234567', '99123 4567', '+(99123)-45'])(
  'by %s of a contact list and palette find its client, in the scope of who asks',
  async (termo) => {
    expect(await naLista(comContatos, termo)).toEqual([padaria]);
    expect(await naPaleta(comContatos, termo)).toEqual([padaria]);
    expect(await naLista(admin, termo)).toEqual([padaria, alheia]);
    expect(await naPaleta(admin, termo)).toEqual([padaria, alheia]);
  },
);

test('who may not see contacts finds nothing by them', async () => {
  expect(await naLista(semContatos, 'trigal')).toEqual([padaria]);
  expect(await naLista(semContatos, 'Conceição')).toEqual([]);
  expect(await naLista(semContatos, '13991234567')).toEqual([]);
  expect(await naPaleta(semContatos, 'Conceição')).toEqual([]);
});

test('those who left, and records that were joined to another, find nothing', async () => {
  for (const token of [admin, comContatos]) {
    expect(await naLista(token, 'Quem Saiu')).toEqual([]);
    expect(await naLista(token, 'Registro Juntado')).toEqual([]);
    expect(await naPaleta(token, 'Quem Saiu')).toEqual([]);
  }
});

test('a few digits are no telephone', async () => {
  expect(await naLista(comContatos, '99123')).toEqual([]);
});
