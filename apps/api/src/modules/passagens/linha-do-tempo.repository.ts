import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { literal } from '../../platform/db.ts';
import type { FonteDaLinhaDoTempo } from '../../platform/linha-do-tempo.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { passagens as p } from './passagens.tables.ts';

const nomeDe = (id: 'de_id' | 'para_id') =>
  sql<string>`(select u.nome from ${usuarios} u where u.id = passagens.${sql.identifier(id)})`;
const em = sql<Date>`${p.encerrada_em}`.mapWith(p.encerrada_em);

/** A client that passed to somebody else, by a term that both signed. */
export const linhaDoTempo: readonly FonteDaLinhaDoTempo[] = [
  {
    tipo: 'passagens',
    acontecimento: 'passagem',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({ id: p.id, em, de: nomeDe('de_id'), para: nomeDe('para_id') })
        .from(p)
        .where(
          and(
            eq(p.cliente_id, clienteId),
            eq(p.estado, 'concluida'),
            isNotNull(p.encerrada_em),
            noEscopoDeClientes(ator, p.cliente_id),
            depoisDoCorte(p.encerrada_em, p.id),
          ),
        )
        .orderBy(desc(p.encerrada_em), desc(p.id))
        .limit(literal(limite));
      return linhas.map(({ id, em, de, para }) => ({
        id,
        em,
        titulo: 'Cliente passado',
        detalhe: `De ${de} para ${para}`,
        url: `/passagem?termo=${id}`,
      }));
    },
  },
];
