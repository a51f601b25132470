import { checklistEndpoints as e } from '@dominio/contrato/checklist';
import { SITUACOES_ARQUIVADAS } from '@dominio/contrato/clientes-situacao';
import { eq, inArray, not } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { itemDoChecklist } from '../../../test/factories/checklist.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import { clientes } from '../clientes/clientes.tables.ts';

const { banco, chamar, pessoa, administrador } = await montarApp({ demo: true });
const ana = await administrador();
const consultora = await pessoa({ grupo_id: await criarGrupo(banco, ['clientes:visualizar']) });

const listar = async (ids: readonly number[], token = ana.token) =>
  (await chamar(token, e.pendencias, { query: { clientes: ids.join() } })).corpo.clientes;
const umaSo = async (id: number) => {
  const { bloqueio } = (await chamar(ana.token, e.ler, { params: { id } })).corpo;
  return {
    cliente_id: id,
    pendencias: bloqueio?.quantos ?? 0,
    proxima_etapa: bloqueio?.proxima ?? null,
  };
};

test('of many clients at once it is told what the checklist of each tells', async () => {
  const ids = await banco
    .select({ id: clientes.id })
    .from(clientes)
    .where(not(inArray(clientes.situacao, [...SITUACOES_ARQUIVADAS])))
    .orderBy(clientes.id)
    .limit(60);
  expect(ids.length).toBeGreaterThan(20);
  const juntas = await listar(ids.map(({ id }) => id));
  const sozinhas = [];
  for (const { id } of ids) sozinhas.push(await umaSo(id));
  expect(juntas).toEqual(sozinhas);
  expect(new Set(juntas.map(({ pendencias }) => pendencias)).size).toBeGreaterThan(2);
});

test('of a person and of a company each is asked what is asked of its kind', async () => {
  const empresa = await criarCliente(banco);
  const fisica = await criarCliente(banco);
  await banco.update(clientes).set({ natureza: 'pessoa_fisica' }).where(eq(clientes.id, fisica.id));
  expect(await listar([fisica.id, empresa.id])).toEqual([
    await umaSo(empresa.id),
    await umaSo(fisica.id),
  ]);
});

test('what is said of an item counts at once, for its client alone', async () => {
  const [um, outro] = [await criarCliente(banco), await criarCliente(banco)];
  const antes = await listar([um.id, outro.id]);
  await chamar(ana.token, e.mudar, {
    params: { id: um.id, item_id: await itemDoChecklist(banco, 'Contrato social') },
    body: { estado: 'nao_se_aplica', justificativa: 'Associação.' },
  });
  const [deUm, deOutro] = await listar([um.id, outro.id]);
  expect(deUm?.pendencias).toBe((antes[0]?.pendencias ?? 0) - 1);
  expect(deOutro).toEqual(antes[1]);
});

test.each(SITUACOES_ARQUIVADAS)('a client that is %s has none', async (situacao) => {
  const { id } = await criarCliente(banco);
  await banco.update(clientes).set({ situacao }).where(eq(clientes.id, id));
  expect(await listar([id])).toEqual([]);
});

test('a client out of reach is left out, as one that there is not', async () => {
  const [minha, alheia] = [await criarCliente(banco), await criarCliente(banco)];
  await vincularCliente(banco, consultora.id, minha.id);
  const lidas = await listar([minha.id, alheia.id, 999_999_999], consultora.token);
  expect(lidas.map(({ cliente_id }) => cliente_id)).toEqual([minha.id]);
});

test('is for who sees clients, and asks which', async () => {
  const sem = await pessoa({ grupo_id: await criarGrupo(banco, ['agenda:visualizar']) });
  const query = { clientes: '1' };
  expect((await chamar(sem.token, e.pendencias, { query })).status).toBe(403);
  const { status, erro } = await chamar(ana.token, e.pendencias, {
    query: {} as { clientes: string },
  });
  expect([status, erro.campos]).toEqual([
    422,
    [{ campo: 'clientes', mensagem: 'Escolha os clientes.' }],
  ]);
});
