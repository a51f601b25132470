import { clientesEndpoints } from '@dominio/contrato/clientes';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import { regimesDaEmpresaEndpoints } from '@dominio/contrato/empresas-regimes';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import { montarLote, REGIME, SUSPENSA, tags } from '../../../test/mudar-empresas.apoio.ts';
import { times } from '../../modules/times/times.tables.ts';

const { banco, chamar, pessoa, admin, cena, designados, estadoDe, mudar, desfazer } =
  await montarLote();
const { token } = admin;

/** A change of each kind. */
const TIPOS = {
  tags: async () => tags(['Prioridade']),
  responsavel: async () =>
    ({ tipo: 'responsavel', responsavel_id: (await designados()).pessoa.id }) as const,
  time: async () => ({ tipo: 'time', time_id: (await designados()).time.id }) as const,
  regime: async () => REGIME,
  status: async () => SUSPENSA,
} as const;
const CASOS = Object.entries(TIPOS);

describe.each(CASOS)('%s of companies', (tipo, montar) => {
  test('are counted by the simulation, changed, and come back to exactly what they were', async () => {
    const { clientes, ids } = await cena();
    const todos = clientes.map(({ id }) => id);
    const mudanca = await montar();
    const antes = await estadoDe(todos);
    const simulada = await mudar(token, ids, mudanca, { simular: true });
    expect(simulada.corpo).toMatchObject({
      registros: 2,
      clientes: 2,
      ja_estavam: 0,
      recusas: [],
      simulado: true,
      mudanca_id: null,
    });
    expect(await estadoDe(todos)).toEqual(antes);
    const { conferencia } = simulada.corpo;
    const feita = await mudar(token, ids, mudanca, { conferencia });
    expect([feita.status, feita.corpo.registros]).toEqual([200, 2]);
    expect(await estadoDe(todos)).not.toEqual(antes);
    const volta = await desfazer(token, feita.corpo.mudanca_id);
    expect(volta.corpo).toEqual({ registros: 2, clientes: 2 });
    expect(await estadoDe(todos)).toEqual(antes);
    const outraVez = await desfazer(token, feita.corpo.mudanca_id);
    expect(outraVez.erro.detail).toBe('Esta mudança já foi desfeita.');
  });

  test('that are so already stay, and a change of none is refused', async () => {
    const { ids } = await cena();
    const mudanca = await montar();
    await mudar(token, ids.slice(0, 1), mudanca);
    const { corpo } = await mudar(token, ids, mudanca, { simular: true });
    expect(corpo).toMatchObject({ registros: 1, ja_estavam: 1, recusas: [] });
    await mudar(token, ids, mudanca);
    const nada = await mudar(token, ids, mudanca);
    expect([nada.status, nada.erro.detail]).toEqual([
      409,
      'Nada muda: as empresas escolhidas já estão assim.',
    ]);
  });

  test('are refused where something changed since the simulation', async () => {
    const { ids } = await cena();
    const mudanca = await montar();
    const { conferencia } = (await mudar(token, ids, mudanca, { simular: true })).corpo;
    await mudar(token, ids.slice(0, 1), mudanca);
    const { status, erro } = await mudar(token, ids, mudanca, { conferencia });
    expect([status, erro.detail]).toEqual([
      409,
      'Algo mudou desde a conferência. Confira outra vez.',
    ]);
  });

  test('are found by nobody who lacks one of the clients, nor undone by them', async () => {
    const { clientes, ids } = await cena();
    const permissoes = ['empresas:editar', 'clientes:editar', 'contratos:editar'];
    const quem = await pessoa({ grupo_id: await criarGrupo(banco, permissoes) });
    await vincularCliente(banco, quem.id, clientes[0].id);
    const mudanca = await montar();
    for (const simular of [true, false]) {
      expect((await mudar(quem.token, ids, mudanca, { simular })).status).toBe(404);
    }
    const { mudanca_id } = (await mudar(token, ids, mudanca)).corpo;
    expect((await desfazer(quem.token, mudanca_id)).status).toBe(404);
    const suas = await mudar(quem.token, ids.slice(0, 1), mudanca);
    expect(suas.status).toBe(409);
  });

  test(`need the permission of what changes: ${tipo}`, async () => {
    const { clientes, ids } = await cena();
    const quem = await pessoa({ grupo_id: await criarGrupo(banco, ['empresas:editar']) });
    for (const { id } of clientes) await vincularCliente(banco, quem.id, id);
    const { status } = await mudar(quem.token, ids, await montar(), { simular: true });
    expect(status).toBe(tipo === 'regime' || tipo === 'status' ? 200 : 403);
  });
});

describe('undoing is refused, and says who came between,', () => {
  const mexer = {
    tags: ({ clientes }) =>
      chamar(token, clientesEndpoints.atualizar, {
        params: { id: clientes[0].id },
        body: { segmento: 'Comércio' },
      }),
    responsavel: ({ clientes }) =>
      chamar(token, contratosEndpoints.atualizar, {
        params: { id: clientes[0].contrato_id },
        body: { dia_vencimento: 9 },
      }),
    time: ({ clientes }) =>
      chamar(token, contratosEndpoints.atualizar, {
        params: { id: clientes[0].contrato_id },
        body: { dia_vencimento: 9 },
      }),
    regime: async ({ ids }) => {
      const [id = 0] = ids;
      const lidos = await chamar(token, regimesDaEmpresaEndpoints.listar, { params: { id } });
      const [um] = lidos.corpo.regimes;
      return chamar(token, regimesDaEmpresaEndpoints.atualizar, {
        params: { id, regime_id: um?.id ?? 0 },
        body: { regime: 'mei' },
      });
    },
    status: ({ ids }) =>
      chamar(token, empresasEndpoints.atualizar, {
        params: { id: ids[0] ?? 0 },
        body: { municipio: 'Santos' },
      }),
  } satisfies Record<
    keyof typeof TIPOS,
    (feita: Awaited<ReturnType<typeof cena>>) => Promise<{ status: number }>
  >;

  test.each(CASOS)('where a record changed since: %s', async (tipo, montar) => {
    const feita = await cena();
    const todos = feita.clientes.map(({ id }) => id);
    const { mudanca_id } = (await mudar(token, feita.ids, await montar())).corpo;
    expect((await mexer[tipo as keyof typeof TIPOS](feita)).status).toBe(200);
    const depois = await estadoDe(todos);
    const { status, erro } = await desfazer(token, mudanca_id);
    expect([status, erro.detail]).toEqual([
      409,
      expect.stringMatching(
        /: registro alterado por .+ às .+ A mudança já não pode ser desfeita\.$/,
      ),
    ]);
    expect(await estadoDe(todos)).toEqual(depois);
  });

  test('where the regime is gone', async () => {
    const { ids } = await cena();
    const { mudanca_id } = (await mudar(token, ids, REGIME)).corpo;
    await banco.execute(sql`delete from empresa_regimes where empresa_id = ${ids[0]}`);
    const { status, erro } = await desfazer(token, mudanca_id);
    expect([status, erro.detail]).toEqual([409, expect.stringMatching(/já não existe/)]);
  });

  test('where the team of before is gone', async () => {
    const { ids } = await cena();
    const [um, outro] = [await designados(), await designados()];
    await mudar(token, ids, { tipo: 'time', time_id: um.time.id });
    const { mudanca_id } = (await mudar(token, ids, { tipo: 'time', time_id: outro.time.id }))
      .corpo;
    await banco.delete(times).where(eq(times.id, um.time.id));
    const { status, erro } = await desfazer(token, mudanca_id);
    expect([status, erro.detail]).toEqual([409, expect.stringMatching(/times de antes já não/)]);
  });

  test('where the team of before is out of use', async () => {
    const { ids } = await cena();
    const [um, outro] = [await designados(), await designados()];
    await mudar(token, ids, { tipo: 'time', time_id: um.time.id });
    const { mudanca_id } = (await mudar(token, ids, { tipo: 'time', time_id: outro.time.id }))
      .corpo;
    await banco.update(times).set({ ativo: false }).where(eq(times.id, um.time.id));
    const { status, erro } = await desfazer(token, mudanca_id);
    expect([status, erro.detail]).toEqual([409, expect.stringMatching(/já não está em uso/)]);
  });

  test('where who was made responsible answers for more of the client by now', async () => {
    const { clientes, ids } = await cena();
    const { pessoa: quem } = await designados();
    const mudanca = { tipo: 'responsavel', responsavel_id: quem.id } as const;
    const { mudanca_id } = (await mudar(token, ids, mudanca)).corpo;
    const body = { cliente_id: clientes[0].id, responsavel_id: quem.id };
    expect((await chamar(token, contratosEndpoints.criar, { body })).status).toBe(201);
    const { status, erro } = await desfazer(token, mudanca_id);
    expect([status, erro.detail]).toEqual([409, expect.stringMatching(/passou a responder/)]);
  });
});
