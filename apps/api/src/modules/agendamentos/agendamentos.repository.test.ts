import { instanteCivil } from '@dominio/contrato/datas';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import type { Ator } from '../../platform/acesso/ator.ts';
import { contagem, pagina } from './agendamentos.repository.ts';
import { lerConflitos, lerOcupacao } from './conflitos/conflitos.repository.ts';
import { recortar } from './leitura/recorte.repository.ts';

const { banco } = await montarApp();
const PESSOAS = 40;
const pessoas: number[] = [];

/** Five years of appointments with two people each: 20 thousand appointments of 40 people. */
beforeAll(async () => {
  for (let i = 0; i < PESSOAS; i++) pessoas.push((await criarUsuario(banco)).id);
  const [primeira = 0] = pessoas;
  await banco.execute(sql`
    insert into agendamentos (titulo, data_hora_inicio, data_hora_termino, criado_por)
    select 'Reunião', t, t + interval '1 hour', ${primeira} + i % ${PESSOAS}
    from generate_series(1, 20000) i,
      lateral (select timestamptz '2023-01-02 11:00+00' + i * interval '2 hours' as t) as x`);
  await banco.execute(sql`
    insert into agendamento_participantes (agendamento_id, usuario_id, inicio, termino, status)
    select id, pessoa, data_hora_inicio, data_hora_termino, status from agendamentos,
      lateral (values (criado_por), (${primeira} + (criado_por - ${primeira} + 7) % ${PESSOAS})) as x (pessoa)`);
  await banco.execute(sql`vacuum analyze`);
  await vi.waitFor(tudoVisivel, { timeout: 20_000, interval: 100 });
});

/**
 * An index answers alone only for pages known to be visible to all; one transaction still open
 * elsewhere in the database (a job, an automatic analyze) keeps VACUUM from marking them.
 */
async function tudoVisivel(): Promise<void> {
  await banco.execute(sql`vacuum agendamento_participantes`);
  const { rows } = await banco.execute<{ paginas: number; visiveis: number }>(sql`
    select relpages as paginas, relallvisible as visiveis
    from pg_class where oid = 'agendamento_participantes'::regclass`);
  expect(rows[0]?.visiveis).toBe(rows[0]?.paginas);
}

const ator = (usuarioId: number): Ator => ({
  usuarioId,
  nome: 'Pessoa',
  sessaoId: '',
  grupoId: 4,
  grupoIds: [4],
  timeId: null,
  clienteId: null,
  administrador: false,
  permissoes: {},
  alcance: 'vinculados',
  substitui: [],
  versaoPermissoes: 1,
  senhaProvisoria: false,
  faltaSegundoFator: false,
  visita: null,
});

const mes = {
  data_inicio: instanteCivil('2025-03-01'),
  data_fim: instanteCivil('2025-04-01'),
};
const periodo = { inicio: mes.data_inicio, termino: mes.data_fim };

interface No {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: No[];
}

/** Every node of the plan of a query that a repository function builds. */
async function plano(consulta: { getSQL(): unknown }): Promise<No[]> {
  const { rows } = await banco.execute<{ 'QUERY PLAN': [{ Plan: No }] }>(
    sql`explain (format json) ${consulta}`,
  );
  const nos = (no: No): No[] => [no, ...(no.Plans ?? []).flatMap(nos)];
  const raiz = rows[0]?.['QUERY PLAN'][0].Plan;
  return raiz ? nos(raiz) : [];
}

const consultas = {
  'a person’s month': () => {
    const eu = ator(pessoas[3] ?? 0);
    return pagina(eu, recortar(eu, { ...mes, status: ['AGENDADO'] }), { limit: 1000 });
  },
  'the conflict check of eight people': () => {
    const oito = pessoas.slice(0, 8);
    return lerConflitos(banco, ator(oito[0] ?? 0), { participantes: oito, periodo });
  },
  'the busy time of eight people': () =>
    lerOcupacao(banco, { participantes: pessoas.slice(0, 8), periodo }),
};

test.each(Object.entries(consultas))(
  '%s reads a bounded range of the people’s index',
  async (_, consulta) => {
    const nos = await plano(consulta() as unknown as { getSQL(): unknown });
    const noIndice = nos.filter((no) => no['Index Name'] === 'agendamento_participantes_agenda');
    expect(noIndice.length).toBeGreaterThan(0);
    for (const { 'Index Cond': condicao } of noIndice) {
      expect(condicao).toMatch(/usuario_id = /);
      expect(condicao).toMatch(/inicio > .*inicio < |inicio < .*inicio > /);
    }
    const varridas = nos
      .filter((no) => no['Node Type'] === 'Seq Scan')
      .map((no) => no['Relation Name']);
    expect(varridas).not.toContain('agendamentos');
    expect(varridas).not.toContain('agendamento_participantes');
  },
);

test('a person’s whole list, and its booked part in a month, are counted from the index alone', async () => {
  const eu = ator(pessoas[3] ?? 0);
  for (const filtros of [{}, { ...mes, status: ['AGENDADO' as const] }]) {
    const recorte = recortar(eu, filtros);
    const nos = await plano(contagem(recorte));
    expect(nos.map((no) => [no['Node Type'], no['Index Name']])).toEqual([
      ['Aggregate', undefined],
      ['Index Only Scan', 'agendamento_participantes_agenda'],
    ]);
  }
});
