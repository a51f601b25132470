import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import type { Ator } from '../../platform/acesso/ator.ts';
import { depoisDe } from '../../platform/linha-do-tempo.ts';
import { diasDosColegas } from './linha-do-tempo.repository.ts';

const { banco } = await montarApp();
const AGORA = new Date('2026-01-01T12:00:00Z');

/** A client with so many past appointments of one colleague, three on each day. */
async function clienteCom(agendamentos: number, colega: number): Promise<number> {
  const { id } = await criarCliente(banco);
  await banco.execute(sql`
    insert into agendamentos (titulo, data_hora_inicio, data_hora_termino, criado_por, cliente_id)
    select 'Reunião', t, t + interval '1 hour', ${colega}, ${id}
    from generate_series(1, ${agendamentos}::int) i,
      lateral (select ${AGORA.toISOString()}::timestamptz - i * interval '8 hours' as t) as x`);
  await banco.execute(sql`
    insert into agendamento_participantes (agendamento_id, usuario_id, inicio, termino, status)
    select id, criado_por, data_hora_inicio, data_hora_termino, status
    from agendamentos where cliente_id = ${id}`);
  return id;
}

interface Plano {
  readonly 'QUERY PLAN': [
    { Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks' | 'Actual Rows', number> },
  ];
}

test('the days on which others met a client cost the same, however many the client has', async () => {
  const [eu, colega] = [await criarUsuario(banco), await criarUsuario(banco)];
  const ator: Ator = {
    usuarioId: eu.id,
    nome: 'Pessoa',
    sessaoId: '',
    grupoId: 1,
    grupoIds: [1],
    timeId: null,
    clienteId: null,
    administrador: true,
    permissoes: {},
    alcance: 'todos',
    substitui: [],
    versaoPermissoes: 1,
    senhaProvisoria: false,
    faltaSegundoFator: false,
    visita: null,
  };
  const [poucos, muitos] = [await clienteCom(400, colega.id), await clienteCom(4000, colega.id)];
  await banco.execute(sql`vacuum analyze`);
  const blocos = async (clienteId: number, ate: Date | undefined) => {
    const corte = ate && { em: ate, acontecimento: 'nota', id: 1 };
    const depoisDoCorte = depoisDe('agendamento_alheio', corte);
    const consulta = diasDosColegas(
      { ator, agora: () => AGORA },
      { clienteId, ate, depoisDoCorte, limite: 31 },
    );
    const { rows } = await banco.execute<Plano & Record<string, unknown>>(
      sql`explain (analyze, buffers, format json) ${consulta}`,
    );
    const no = rows[0]?.['QUERY PLAN'][0].Plan;
    expect(no?.['Actual Rows']).toBe(31);
    return (no?.['Shared Hit Blocks'] ?? 0) + (no?.['Shared Read Blocks'] ?? 0);
  };
  for (const ate of [undefined, new Date('2025-11-01T12:00:00Z')]) {
    const [menor, maior] = [await blocos(poucos, ate), await blocos(muitos, ate)];
    // A deeper index costs a block for each look-up.
    expect(maior / menor).toBeLessThan(1.2);
  }
});
