import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { linhaDoTempoEndpoints } from '@dominio/contrato/linha-do-tempo';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { criarEmpresa } from '../../../test/factories/empresas.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { montarLote, REGIME, SUSPENSA, tags } from '../../../test/mudar-empresas.apoio.ts';
import { ausencias } from '../../modules/ausencias/ausencias.tables.ts';
import { clientes as tabelaDeClientes } from '../../modules/clientes/clientes.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { usuarioClientes, usuarios } from '../../modules/usuarios/usuarios.tables.ts';

const aplicacao = await montarLote();
const { banco, chamar, pessoa, admin, cena, designados, estadoDe, mudar, desfazer, agora } =
  aplicacao;
const { token } = admin;

/** Has one person stand in for another from today on. */
const substituir = async (fora: number, substituto_id: number) => {
  const inicio = dataCivil(agora());
  const ferias = { tipo: 'ferias', inicio, fim: somarDias(inicio, 9) } as const;
  await banco.insert(ausencias).values({ ...ferias, usuario_id: fora, substituto_id });
};

describe('a company', () => {
  test('without a contract that goes on has nobody to answer for it', async () => {
    const { clientes, ids } = await cena();
    const sem = await criarEmpresa(banco, clientes[0].id);
    const { time } = await designados();
    const { cru, status } = await mudar(token, [...ids, sem.id], {
      tipo: 'time',
      time_id: time.id,
    });
    expect([status, cru.json().recusas]).toEqual([
      409,
      [
        {
          empresa_id: sem.id,
          razao_social: 'Sem contrato Ltda',
          motivo: 'Não tem contrato em andamento.',
        },
      ],
    ]);
  });

  test('that was closed keeps its status, and one opened later has no earlier day', async () => {
    const { clientes } = await cena();
    const { id } = clientes[0];
    const baixada = await criarEmpresa(banco, id, { status: 'baixada', razao_social: 'A' });
    const nova = await criarEmpresa(banco, id, { data_abertura: '2026-02-01', razao_social: 'B' });
    const simular = { simular: true };
    const doStatus = await mudar(token, [baixada.id, nova.id], SUSPENSA, simular);
    expect(doStatus.corpo.recusas.map(({ motivo }) => motivo)).toEqual([
      'Esta empresa foi baixada. Mude o status no cadastro dela.',
      'A empresa abriu em 01/02/2026: o status começa nesse dia ou depois.',
    ]);
    const doRegime = await mudar(token, [nova.id], REGIME, simular);
    expect(doRegime.corpo.recusas.map(({ motivo }) => motivo)).toEqual([
      'A empresa abriu em 01/02/2026: o regime começa nesse dia ou depois.',
    ]);
  });

  test('of a client with others changes that client once, and keeps its other tags', async () => {
    const { clientes, ids } = await cena();
    const { id } = clientes[0];
    const outra = await criarEmpresa(banco, id);
    await banco
      .update(tabelaDeClientes)
      .set({ tags: ['Antiga', 'Fica'] })
      .where(eq(tabelaDeClientes.id, id));
    const mudanca = tags(['nova', 'FICA'], ['antiga']);
    const { corpo } = await mudar(token, [ids[0] ?? 0, outra.id], mudanca);
    expect(corpo).toMatchObject({ registros: 1, clientes: 1 });
    const lido = await chamar(token, clientesEndpoints.ler, { params: { id } });
    expect(lido.corpo.tags).toEqual(['Fica', 'nova']);
  });

  test('is told of in its history and in the timeline of its client, undoing too', async () => {
    const { clientes, ids } = await cena();
    const [id = 0] = ids;
    const { mudanca_id } = (await mudar(token, [id], REGIME)).corpo;
    const titulos = async () => {
      const params = { id: clientes[0].id };
      const query = { tipos: 'empresas' as never };
      const { itens } = (await chamar(token, linhaDoTempoEndpoints.ler, { params, query })).corpo;
      return itens.map(({ titulo }) => titulo);
    };
    const dito = 'Regime tributário: Lucro Real a partir de 01/01/2026';
    expect(await titulos()).toContain(dito);
    await desfazer(token, mudanca_id);
    const params = { tipo: 'empresa', id };
    const lido = await chamar(token, auditoriaEndpoints.historico, { params, query: {} });
    expect(lido.corpo.eventos.map(({ acao }) => acao).sort()).toEqual([
      'empresa.regime_excluido',
      'empresa.regime_incluido',
    ]);
  });
});

test('nobody becomes responsible for a client that the caller may not give', async () => {
  const { clientes, ids } = await cena();
  const { pessoa: outra } = await designados();
  const inativa = await criarUsuario(banco, { situacao: 'suspenso' });
  const ausente = await criarUsuario(banco);
  const quem = await pessoa({
    grupo_id: await criarGrupo(banco, ['empresas:editar', 'contratos:editar']),
  });
  for (const { id } of clientes) await vincularCliente(banco, ausente.id, id);
  await substituir(ausente.id, quem.id);
  const dar = (responsavel_id: number) =>
    mudar(quem.token, ids, { tipo: 'responsavel', responsavel_id });
  const emprestados = await dar(outra.id);
  expect([emprestados.status, emprestados.cru.json().recusas]).toMatchObject([
    409,
    ids.map(() => ({ motivo: TEXTOS_DO_USUARIO.foraDaAlcada })),
  ]);
  // Who has the clients already stays with them.
  expect((await dar(ausente.id)).status).toBe(200);
  for (const { id } of clientes) await vincularCliente(banco, quem.id, id);
  const recusada = await dar(inativa.id);
  expect([recusada.status, recusada.erro.campos?.[0]?.campo]).toEqual([
    422,
    'mudanca.responsavel_id',
  ]);
  expect((await dar(outra.id)).status).toBe(200);
});

describe('undoing who is responsible', () => {
  /** Companies that pass from one person to another. */
  async function passadas() {
    const feita = await cena();
    const [antes, depois] = [(await designados()).pessoa, (await designados()).pessoa];
    await mudar(token, feita.ids, { tipo: 'responsavel', responsavel_id: antes.id });
    const { corpo } = await mudar(token, feita.ids, {
      tipo: 'responsavel',
      responsavel_id: depois.id,
    });
    return { ...feita, antes, depois, mudanca: corpo.mudanca_id };
  }
  const tirarDe = (id: number) =>
    banco.delete(usuarioClientes).where(eq(usuarioClientes.usuario_id, id));

  test('names nobody who has left', async () => {
    const { antes, mudanca } = await passadas();
    await banco.update(usuarios).set({ situacao: 'desligado' }).where(eq(usuarios.id, antes.id));
    const { status, erro } = await desfazer(token, mudanca);
    expect([status, erro.detail]).toEqual([
      409,
      expect.stringMatching(/^Um dos responsáveis de antes já não é uma pessoa ativa da equipe\./),
    ]);
  });

  test('gives back a client that the earlier person lost, if the caller may give it', async () => {
    const { antes, clientes, mudanca } = await passadas();
    await tirarDe(antes.id);
    const quem = await pessoa({
      grupo_id: await criarGrupo(banco, ['empresas:editar', 'contratos:editar']),
    });
    const ausente = await criarUsuario(banco);
    for (const { id } of clientes) await vincularCliente(banco, ausente.id, id);
    await substituir(ausente.id, quem.id);
    const { status, erro } = await desfazer(quem.token, mudanca);
    expect([status, erro.detail]).toEqual([
      409,
      expect.stringMatching(/deixou de ver um cliente que você não pode dar\./),
    ]);
    expect((await desfazer(token, mudanca)).status).toBe(200);
    const seus = await banco
      .select({ id: usuarioClientes.cliente_id })
      .from(usuarioClientes)
      .where(eq(usuarioClientes.usuario_id, antes.id))
      .orderBy(usuarioClientes.cliente_id);
    expect(seus.map(({ id }) => id)).toEqual(clientes.map(({ id }) => id).sort((a, b) => a - b));
  });

  test('is not kept back by a contract that ended before', async () => {
    const { clientes, ids } = await cena();
    const { pessoa: quem } = await designados();
    await banco.insert(contratos).values({
      cliente_id: clientes[0].id,
      numero_contrato: `FIM-${quem.id}`,
      status_contrato: 'ENCERRADO',
      responsavel_id: quem.id,
    });
    const { corpo } = await mudar(token, ids, { tipo: 'responsavel', responsavel_id: quem.id });
    expect((await desfazer(token, corpo.mudanca_id)).status).toBe(200);
  });

  test('says one thing of a change that there is not and of one out of reach', async () => {
    const { mudanca } = await passadas();
    const quem = await pessoa({ grupo_id: await criarGrupo(banco, ['empresas:editar']) });
    const [alheia, nenhuma] = [
      await desfazer(quem.token, mudanca),
      await desfazer(quem.token, 987_654),
    ];
    expect([alheia.status, alheia.erro.detail]).toEqual([404, nenhuma.erro.detail]);
  });
});

/** Slow machines are busy machines: what is claimed is the state, and that all of it fits one call. */
const SEM_PRESSA = 120_000;

test(
  'five thousand change in one call, and come back to exactly what they were',
  async () => {
    const { pessoa: quem } = await designados();
    const { rows } = await banco.execute<{ id: number; cliente_id: number }>(sql`
      with donos as (
        insert into clientes (nome, tags) select 'Lote ' || n, array['t' || n]
        from generate_series(1, 5000) n returning id
      ), delas as (
        insert into empresas (cliente_id, cnpj, razao_social)
        select id, '8' || lpad(id::text, 13, '0'), 'Lote ' || id from donos
        returning id, cliente_id
      ), seus as (
        insert into contratos (cliente_id, empresa_id, numero_contrato, status_contrato)
        select cliente_id, id, 'L-' || id, 'ATIVO' from delas
      ) select id, cliente_id from delas`);
    const ids = rows.map(({ id }) => Number(id));
    const donos = rows.map(({ cliente_id }) => Number(cliente_id));
    const resumo = async () => JSON.stringify(await estadoDe(donos));
    const antes = await resumo();
    const mudancas = [
      tags(['Em massa']),
      { tipo: 'responsavel', responsavel_id: quem.id },
      REGIME,
      SUSPENSA,
    ] as const;
    for (const mudanca of mudancas) {
      const { corpo } = await mudar(token, ids, mudanca);
      expect(corpo.registros).toBe(5_000);
      expect((await desfazer(token, corpo.mudanca_id)).status).toBe(200);
      expect(await resumo()).toBe(antes);
    }
  },
  SEM_PRESSA,
);
