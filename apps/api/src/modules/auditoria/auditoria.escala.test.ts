import type { FiltrosDeAuditoria } from '@dominio/contrato/auditoria';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAdministrador } from '../../../test/factories/usuarios.ts';
import { modulos } from '../../modulos.ts';
import type { Ator } from '../../platform/acesso/ator.ts';
import * as repo from './auditoria.repository.ts';
import { criarVocabulario } from './vocabulario.rules.ts';

const { banco } = await montarApp();
const { velados } = criarVocabulario(modulos.flatMap(({ auditoria }) => auditoria?.palavras ?? []));
const LINHAS = 20_000;
const LOTE = 2_000;
const LIMITE = 51;
const TUDO = { usuarioId: 17, clienteId: null, alcance: 'todos', administrador: false } as Ator;

interface No {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: No[];
}
const passos = (no: No): No[] => [no, ...(no.Plans ?? []).flatMap(passos)];

/** The plan that finds a page of the log: its steps, and the 8 KB pages that it reads. */
async function explicar(filtros: FiltrosDeAuditoria) {
  const consulta = repo.listar(banco, TUDO, filtros, {
    cursor: undefined,
    limite: LIMITE,
    velados,
  }) as unknown as { toSQL(): { sql: string; params: unknown[] } };
  const { sql: text, params } = consulta.toSQL();
  const explain = { text: `explain (analyze, buffers, format json) ${text}`, values: params };
  await banco.$client.query(explain);
  const { rows } = await banco.$client.query(explain);
  const raiz = rows[0]['QUERY PLAN'][0].Plan;
  return {
    sequencial: passos(raiz).some((no) => no['Node Type'] === 'Seq Scan'),
    paginas: raiz['Shared Hit Blocks'] + raiz['Shared Read Blocks'],
  };
}

beforeAll(async () => {
  const { id } = await criarAdministrador(banco);
  for (let n = 1; n <= LINHAS; n += LOTE)
    await banco.execute(sql`
    insert into auditoria_eventos
      (criado_em, usuario_id, acao, objeto_tipo, objeto_id, cliente_id, request_id, depois)
    select now() - n * interval '7 minutes', ${id} + n % 300,
      (array['usuario.alterado','contrato.alterado','agendamento.criado','sessao.aberta'])[1 + n % 4],
      case when n % 5000 = 0 then 'tema' when n % 4 = 2 then 'agendamento' else 'usuario' end, n % 2000,
      case when n % 3 = 0 then n % 900 end, 'r' || n,
      jsonb_build_object('nome', md5(n::text), 'telefone', n)
    from generate_series(${n}::int, ${n + LOTE - 1}::int) n`);
  await banco.execute(sql`vacuum analyze auditoria_eventos`);
});

describe('dominios.md §6e: the first page of any filter is read from an index, not by walking the table', () => {
  const filtros: FiltrosDeAuditoria[] = [
    {},
    { de: '2026-01-01', ate: '2026-12-31' },
    { usuario_id: 17 },
    { acao: 'contrato.alterado' },
    { acao: 'agendamento.criado' },
    { objeto_tipo: 'tema' },
    { objeto_tipo: 'agendamento' },
    { objeto_tipo: 'usuario', objeto_id: 77 },
    { cliente_id: 33 },
    { request_id: 'r1234' },
    { termo: '81dc9bdb52d04dc20036dbd8313ed055' },
    { termo: 'nada disto existe' },
  ];
  test.each(filtros)('for the filter %o', async (filtro) => {
    const { sequencial, paginas } = await explicar(filtro);
    expect(sequencial).toBe(false);
    // Walking the table reads over 600 pages; a fair plan reads one for each row returned, and the
    // index's upper levels.
    expect(paginas).toBeLessThan(LIMITE * 6);
  });

  describe('also where most entries are mere readings, and these are left out', () => {
    beforeAll(async () => {
      await banco.execute(sql`
        insert into auditoria_eventos
          (criado_em, usuario_id, acao, objeto_tipo, objeto_id, cliente_id, request_id, depois)
        select now() - n * interval '1 second', 17,
          (array['agendamentos.lidos_como_administrador', 'usuario.dados_lidos'])[1 + n % 2],
          case when n % 2 = 1 then 'usuario' end, case when n % 2 = 1 then 77 end,
          case when n % 2 = 0 then 33 end, 'l' || n, jsonb_build_object('lidos', n)
        from generate_series(1, ${LINHAS}::int) n`);
      await banco.execute(sql`vacuum analyze auditoria_eventos`);
    });
    const filtrosSemLeituras: FiltrosDeAuditoria[] = [
      {},
      { usuario_id: 17 },
      { usuario_id: 17, de: '2026-01-01', ate: '2026-12-31' },
      { objeto_tipo: 'usuario' },
      { objeto_tipo: 'tema' },
      { cliente_id: 33 },
    ];
    test.each(filtrosSemLeituras)('for the filter %o', async (filtro) => {
      const { sequencial, paginas } = await explicar({ ...filtro, sem_leituras: true });
      expect(sequencial).toBe(false);
      expect(paginas).toBeLessThan(LIMITE * 6);
    });
  });

  describe('also where two filters rarely match together: the index of one holds the column of the other', () => {
    const [PESSOA, CLIENTE, A_CADA] = [18, 34, 40];
    beforeAll(async () => {
      // One person changes records of one kind, of one client, all day long, while the others only
      // read.
      await banco.execute(sql`
        insert into auditoria_eventos
          (criado_em, usuario_id, acao, objeto_tipo, objeto_id, cliente_id, request_id, depois)
        select now() - (${LINHAS}::int - n) * interval '1 second',
          case when muda then ${PESSOA}::int else 100 + n % 100 end,
          case when muda then 'tema.alterado' else 'usuario.dados_lidos' end,
          case when muda then 'tema' else 'usuario' end, n % 2000,
          case when muda then ${CLIENTE}::int end, 'm' || n, jsonb_build_object('valor', n)
        from generate_series(1, ${LINHAS}::int) n, lateral (select n % ${A_CADA}::int = 0 as muda) as quem`);
      await banco.execute(sql`vacuum analyze auditoria_eventos`);
    });
    test.each<FiltrosDeAuditoria>([
      { usuario_id: PESSOA, objeto_tipo: 'usuario' },
      { usuario_id: PESSOA, objeto_tipo: 'tema' },
      { usuario_id: PESSOA, objeto_tipo: 'contrato' },
      { cliente_id: CLIENTE, objeto_tipo: 'usuario' },
      { cliente_id: CLIENTE, objeto_tipo: 'tema' },
    ])('for the filters %j', async (filtro) => {
      const { sequencial, paginas } = await explicar({ ...filtro, sem_leituras: true });
      expect(sequencial).toBe(false);
      // One page for each row returned, and the index's upper levels; not all that either filter
      // finds alone, some 400 pages.
      expect(paginas).toBeLessThan(LIMITE * 1.5);
    });
  });

  test('the choices of the filters are those found in the log', async () => {
    expect(await repo.listarTipos(banco)).toEqual(['agendamento', 'tema', 'usuario']);
    expect((await repo.listarAcoes(banco)).length).toBeGreaterThanOrEqual(4);
  });
});
