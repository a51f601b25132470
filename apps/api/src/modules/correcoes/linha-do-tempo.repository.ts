import {
  ALVOS_DA_CORRECAO,
  type AlvoDaCorrecao,
  NOME_DO_PEDIDO,
  PERMISSAO_DO_ALVO,
} from '@dominio/contrato/correcoes-alvos';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { literal } from '../../platform/db.ts';
import type { FonteDaLinhaDoTempo } from '../../platform/linha-do-tempo.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { correcoes as c, correcaoCampos } from './correcoes.tables.ts';

/** Corrections are told to who may review them, each kind as its records are changed. */
const quaisDe = (ator: Ator) =>
  ALVOS_DA_CORRECAO.filter((alvo) => pode(ator, PERMISSAO_DO_ALVO[alvo]));

/** What a proposal is about, where it is no request with a name of its own. */
const SOBRE: Readonly<Partial<Record<AlvoDaCorrecao, string>>> = {
  cliente: 'dados do cliente',
  empresa: 'dados de empresa',
  contato: 'dados de contato',
  conta_bancaria: 'dados de conta bancária',
};

const oQue = (alvo: AlvoDaCorrecao): string =>
  NOME_DO_PEDIDO[alvo] ?? `Correção de ${SOBRE[alvo] ?? 'dados'}`;

const quantos = (decisao: 'aceito' | 'recusado') => sql<number>`(
  select count(*)::int from ${correcaoCampos} f
  where f.correcao_id = correcoes.id and f.decisao = ${decisao})`;

/** Who decided, where it was one person: a proposal nearly always is decided by one. */
const decisor = sql<string | null>`(
  select case when count(distinct u.id) = 1 then max(u.nome) end from ${correcaoCampos} f join ${usuarios} u on u.id = f.decidido_por
  where f.correcao_id = correcoes.id)`;

/** What came of a proposal, in words. */
function decidida(alvo: AlvoDaCorrecao, aceitos: number, recusados: number): string {
  const como =
    recusados === 0
      ? 'aceita pelo escritório'
      : aceitos === 0
        ? 'recusada pelo escritório'
        : 'aceita em parte';
  return `${oQue(alvo)}: ${como}`;
}

const em = sql<Date>`${c.decidida_em}`.mapWith(c.decidida_em);

/** What the client's people proposed, and what the firm decided; what they took back is not told. */
export const linhaDoTempo: readonly FonteDaLinhaDoTempo[] = [
  {
    tipo: 'correcoes',
    acontecimento: 'correcao_proposta',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: c.id,
          em: c.criado_em,
          alvo: c.alvo,
          detalhe: c.observacao,
          autor: usuarios.nome,
        })
        .from(c)
        .leftJoin(usuarios, eq(usuarios.id, c.autor_id))
        .where(
          and(
            eq(c.cliente_id, clienteId),
            inArray(c.alvo, quaisDe(ator)),
            sql`${c.retirada_em} is null`,
            noEscopoDeClientes(ator, c.cliente_id),
            depoisDoCorte(c.criado_em, c.id),
          ),
        )
        .orderBy(desc(c.criado_em), desc(c.id))
        .limit(literal(limite));
      return linhas.map(({ alvo, ...linha }) => ({
        ...linha,
        titulo: `${oQue(alvo)}: proposta pelo cliente`,
        url: `/dados-cliente?cliente_id=${clienteId}`,
      }));
    },
  },
  {
    tipo: 'correcoes',
    acontecimento: 'correcao_decidida',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: c.id,
          em,
          alvo: c.alvo,
          aceitos: quantos('aceito'),
          recusados: quantos('recusado'),
          autor: decisor,
        })
        .from(c)
        .where(
          and(
            eq(c.cliente_id, clienteId),
            inArray(c.alvo, quaisDe(ator)),
            isNotNull(c.decidida_em),
            sql`${c.retirada_em} is null`,
            noEscopoDeClientes(ator, c.cliente_id),
            depoisDoCorte(c.decidida_em, c.id),
          ),
        )
        .orderBy(desc(c.decidida_em), desc(c.id))
        .limit(literal(limite));
      return linhas.map(({ id, autor, alvo, aceitos, recusados, ...linha }) => ({
        id,
        em: linha.em,
        autor,
        titulo: decidida(alvo, aceitos, recusados),
        url: `/dados-cliente?cliente_id=${clienteId}`,
      }));
    },
  },
];
