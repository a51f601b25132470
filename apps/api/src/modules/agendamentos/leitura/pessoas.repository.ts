import type { FiltrosDoCalendario } from '@dominio/contrato/agendamentos-entrada';
import { sql } from 'drizzle-orm';
import type { Ator } from '../../../platform/acesso/ator.ts';
import type { Db } from '../../../platform/db.ts';
import { daPagina, type LinhaDeAgendamento, pagina } from '../agendamentos.repository.ts';
import { tempoDaPessoa } from './recorte.repository.ts';

/** The most rows of one person. */
const LIMITE = 1_000;

/** What takes the time of each of these people in a period, by the person's id. */
export async function lerTempoDe(
  db: Db,
  ator: Ator,
  pessoas: readonly number[],
  periodo: Pick<FiltrosDoCalendario, 'data_inicio' | 'data_fim'>,
): Promise<Map<unknown, LinhaDeAgendamento[]>> {
  // Read as an administrator's rows are: each says whether the reader is one of its members.
  const leitor = { ...ator, administrador: true };
  const deCada = pagina(leitor, tempoDaPessoa(sql`quem.id`, periodo), { limit: LIMITE });
  const { rows } = await db.execute(sql`
    select quem.id as de_quem, linha.*
    from unnest(${sql.param([...pessoas])}::bigint[]) as quem(id)
      cross join lateral (${deCada}) as linha
    order by linha.data_hora_inicio, linha.id`);
  const linhas = rows.map(({ de_quem, ...crua }) => ({ de_quem, linha: daPagina(crua) }));
  return new Map(
    [...Map.groupBy(linhas, ({ de_quem }) => de_quem)].map(([quem, delas]) => [
      quem,
      delas.map(({ linha }) => linha),
    ]),
  );
}
