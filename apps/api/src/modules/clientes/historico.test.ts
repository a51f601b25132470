import { clientesEndpoints as e } from '@dominio/contrato/clientes';
import { historicoDeClientesEndpoints as historico } from '@dominio/contrato/clientes-historico';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGestor } from '../../../test/factories/usuarios.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const admin = await administrador({ nome: 'Helena Barreto' });

/** A client whose record was changed by each of these in turn. */
async function mudado(...mudancas: object[]) {
  const { id } = await criarCliente(banco);
  for (const body of mudancas) await chamar(admin.token, e.atualizar, { params: { id }, body });
  return id;
}
const ler = async (id: number, query: object = {}) =>
  (await chamar(admin.token, historico.campos, { params: { id }, query })).corpo;
const ditas = ({ mudancas }: Awaited<ReturnType<typeof ler>>) =>
  mudancas.map(({ campo, antes, depois }) => [campo, antes, depois]);

test('a field tells who changed it, when, from what to what, in words and newest first', async () => {
  const id = await mudado({ porte: 'mei' }, { segmento: 'Saúde' }, { porte: 'micro' });
  const lido = await ler(id, { campos: 'porte' });
  expect(ditas(lido)).toEqual([
    ['porte', 'MEI', 'Microempresa (ME)'],
    ['porte', null, 'MEI'],
  ]);
  expect(lido.mudancas[0]).toMatchObject({ autor: { id: admin.id, nome: 'Helena Barreto' } });
  expect(Date.parse(lido.mudancas[0]?.em ?? '')).not.toBeNaN();
});

test('a write that leaves a field as it was is no change of it', async () => {
  const id = await mudado({ tags: ['vip'] }, { tags: ['vip'], segmento: 'Saúde' });
  expect(ditas(await ler(id, { campos: 'tags' }))).toEqual([['tags', null, 'vip']]);
});

test('a page is cut where it is asked to be, and goes on from there', async () => {
  const id = await mudado({ segmento: 'A' }, { segmento: 'B' }, { segmento: 'C' });
  const um = await ler(id, { campos: 'segmento', limit: 2 });
  const outro = await ler(id, { campos: 'segmento', limit: 2, antes_de: um.proximo });
  expect([...ditas(um), ...ditas(outro)].map(([, , depois]) => depois)).toEqual(['C', 'B', 'A']);
  expect(outro.proximo).toBeNull();
});

test('a CPF is never told, only that it changed', async () => {
  const id = await mudado({ natureza: 'pessoa_fisica', cpf: '52998224725' });
  const lido = await ler(id);
  expect(lido.mudancas.map(({ campo }) => campo).sort()).toEqual(['cpf', 'natureza']);
  expect(JSON.stringify(ditas(lido))).not.toMatch(/982|224/);
});

test('a client out of reach has no history, and neither has one without a permission', async () => {
  const id = await mudado({ segmento: 'Saúde' });
  const gestor = await entrar((await criarGestor(banco)).id);
  expect((await chamar(gestor, historico.campos, { params: { id } })).status).toBe(404);
});

test('a field that no client has is refused', async () => {
  const id = await mudado();
  const { status } = await chamar(admin.token, historico.campos, {
    params: { id },
    query: { campos: 'senha' as never },
  });
  expect(status).toBe(422);
});
