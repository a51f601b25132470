import { and, desc, eq, sql } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { literal } from '../../platform/db.ts';
import type { FonteDaLinhaDoTempo } from '../../platform/linha-do-tempo.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { notas } from './notas.tables.ts';

/** As much of a note as the timeline shows; all of it is among the notes. */
const TRECHO = 280;

export const linhaDoTempo: readonly FonteDaLinhaDoTempo[] = [
  {
    tipo: 'notas',
    acontecimento: 'nota',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: notas.id,
          em: notas.criado_em,
          detalhe: sql<string>`case when length(${notas.texto}) > ${TRECHO}::int
            then left(${notas.texto}, ${TRECHO - 1}::int) || '…' else ${notas.texto} end`,
          autor: usuarios.nome,
        })
        .from(notas)
        .innerJoin(usuarios, eq(usuarios.id, notas.autor_id))
        .where(
          and(
            eq(notas.cliente_id, clienteId),
            noEscopoDeClientes(ator, notas.cliente_id),
            depoisDoCorte(notas.criado_em, notas.id),
          ),
        )
        .orderBy(desc(notas.criado_em), desc(notas.id))
        .limit(literal(limite));
      return linhas.map((linha) => ({ ...linha, titulo: 'Nota' }));
    },
  },
];
