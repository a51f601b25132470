import type { FiltroDaLista } from '@dominio/contrato/notificacoes';
import type { Categoria } from '@dominio/contrato/notificacoes-tipos';
import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { contemTexto } from '../../platform/busca.ts';
import { type Db, literal } from '../../platform/db.ts';
import { type LinhaDeNotificacao, semPrivados } from './notificacoes.repository.ts';
import { adiada, aVista, notificacoes } from './notificacoes.tables.ts';

/** What a list is narrowed to. */
export interface Recorte {
  readonly filtro: FiltroDaLista;
  readonly categoria?: Categoria | undefined;
  readonly busca?: string | undefined;
}

/** Each in the words of a partial index, by which it is read. */
const FILTROS: Readonly<Record<FiltroDaLista, SQL>> = {
  todas: aVista,
  nao_lidas: sql`not ${notificacoes.lida} and ${aVista}`,
  importantes: sql`${notificacoes.importante} and ${aVista}`,
  adiadas: adiada,
};

const doRecorte = (ator: Ator, { filtro, categoria, busca }: Recorte) =>
  and(
    eq(notificacoes.usuario_id, ator.usuarioId),
    FILTROS[filtro],
    ator.visita ? semPrivados : undefined,
    categoria && eq(notificacoes.categoria, categoria),
    busca ? contemTexto({ jaDobrado: notificacoes.texto_busca }, busca) : undefined,
  );

/** A person's own notifications, the last told first, from a position downwards. */
export const listar = (
  db: Db,
  ator: Ator,
  recorte: Recorte,
  { limite, antesDe }: { limite: number; antesDe?: number | undefined },
): Promise<LinhaDeNotificacao[]> =>
  db
    .select()
    .from(notificacoes)
    .where(
      and(
        doRecorte(ator, recorte),
        antesDe === undefined ? undefined : lt(notificacoes.posicao, antesDe),
      ),
    )
    .orderBy(desc(notificacoes.posicao))
    .limit(literal(limite));

export async function contar(db: Db, ator: Ator, recorte: Recorte): Promise<number> {
  const [linha] = await db
    .select({ total: count() })
    .from(notificacoes)
    .where(doRecorte(ator, recorte));
  return linha?.total ?? 0;
}
