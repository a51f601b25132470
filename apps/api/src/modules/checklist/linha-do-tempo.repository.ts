import { and, count, desc, eq, isNotNull, min, sql } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { literal } from '../../platform/db.ts';
import type { FonteDaLinhaDoTempo } from '../../platform/linha-do-tempo.ts';
import { modelosChecklist } from '../modelos-checklist/modelos-checklist.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { checklistRespostas as ditas } from './checklist.tables.ts';

const url = '/checklist-cadastro';
const FEITO = { enviado: 'enviou', nao_tem: 'não tem' } as const;

/** The last request for each item, and what the client last answered. */
export const linhaDoTempo: readonly FonteDaLinhaDoTempo[] = [
  {
    tipo: 'checklist',
    acontecimento: 'checklist_pedido',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const primeiro = min(ditas.item_id);
      const linhas = await db
        .select({
          id: sql<number>`${primeiro}`.mapWith(Number),
          em: sql<Date>`${ditas.solicitado_em}`.mapWith(ditas.solicitado_em),
          quantos: count(),
          titulos: sql<string>`string_agg(${modelosChecklist.titulo}, ', '
            order by ${modelosChecklist.ordem}, ${modelosChecklist.id})`,
          autor: usuarios.nome,
        })
        .from(ditas)
        .innerJoin(modelosChecklist, eq(modelosChecklist.id, ditas.item_id))
        .leftJoin(usuarios, eq(usuarios.id, ditas.solicitado_por))
        .where(
          and(
            eq(ditas.cliente_id, clienteId),
            noEscopoDeClientes(ator, ditas.cliente_id),
            isNotNull(ditas.solicitado_em),
          ),
        )
        .groupBy(ditas.solicitado_em, usuarios.id)
        .having(depoisDoCorte(ditas.solicitado_em, sql`${primeiro}`) ?? sql`true`)
        .orderBy(desc(ditas.solicitado_em), desc(primeiro))
        .limit(literal(limite));
      return linhas.map(({ quantos, titulos, ...linha }) => ({
        ...linha,
        titulo: quantos === 1 ? 'Pedido ao cliente' : `Pedido ao cliente: ${quantos} itens`,
        detalhe: titulos,
        url,
      }));
    },
  },
  {
    tipo: 'checklist',
    acontecimento: 'checklist_respondido',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: ditas.item_id,
          em: ditas.respondido_em,
          resposta: ditas.resposta,
          detalhe: ditas.resposta_texto,
          item: modelosChecklist.titulo,
          autor: usuarios.nome,
        })
        .from(ditas)
        .innerJoin(modelosChecklist, eq(modelosChecklist.id, ditas.item_id))
        .leftJoin(usuarios, eq(usuarios.id, ditas.respondido_por))
        .where(
          and(
            eq(ditas.cliente_id, clienteId),
            noEscopoDeClientes(ator, ditas.cliente_id),
            isNotNull(ditas.respondido_em),
            depoisDoCorte(ditas.respondido_em, ditas.item_id),
          ),
        )
        .orderBy(desc(ditas.respondido_em), desc(ditas.item_id))
        .limit(literal(limite));
      return linhas.flatMap(({ resposta, item, em, ...linha }) =>
        resposta && em
          ? [{ ...linha, em, titulo: `O cliente ${FEITO[resposta]}: ${item}`, url }]
          : [],
      );
    },
  },
];
