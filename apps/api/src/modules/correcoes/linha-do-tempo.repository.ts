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
import { correcoes as c, correcaoCampos, correcaoRespostas as r } from './correcoes.tables.ts';

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

const total = sql<number>`(
  select count(*)::int from ${correcaoCampos} f where f.correcao_id = ${c.id})`;

/** What came of some fields of a proposal, in words. */
function respondida({ alvo, aceitos, recusados, total: todos }: Respondida): string {
  const [quais, como] =
    aceitos.length > 0 ? ([aceitos, 'aceita'] as const) : ([recusados, 'recusada'] as const);
  const parte = quais.length < todos ? 'em parte' : 'pelo escritório';
  return `${oQue(alvo)}: ${como} ${parte}`;
}

interface Respondida {
  readonly alvo: AlvoDaCorrecao;
  readonly aceitos: readonly string[];
  readonly recusados: readonly string[];
  readonly total: number;
}

const dosVisiveis = (ator: Ator, clienteId: number) =>
  and(
    eq(c.cliente_id, clienteId),
    inArray(c.alvo, quaisDe(ator)),
    noEscopoDeClientes(ator, c.cliente_id),
  );

/** Where a proposal is opened; what a null moment would be is asked of no row. */
const comEndereco = <L extends { readonly em: Date | null }>(
  linhas: readonly L[],
  clienteId: number,
) =>
  linhas.flatMap(({ em, ...linha }) =>
    em === null ? [] : [{ ...linha, em, url: `/dados-cliente?cliente_id=${clienteId}` }],
  );

type Pedida = Parameters<FonteDaLinhaDoTempo['ler']>;

/** What the client's people did with a proposal, by a moment of it. */
async function daProposta(
  [{ db, ator }, { clienteId, depoisDoCorte, limite }]: Pedida,
  em: typeof c.criado_em | typeof c.retirada_em,
  autor: typeof c.autor_id | typeof c.retirada_por,
) {
  const linhas = await db
    .select({ id: c.id, em, alvo: c.alvo, detalhe: c.observacao, autor: usuarios.nome })
    .from(c)
    .leftJoin(usuarios, eq(usuarios.id, autor))
    .where(and(dosVisiveis(ator, clienteId), isNotNull(em), depoisDoCorte(em, c.id)))
    .orderBy(desc(em), desc(c.id))
    .limit(literal(limite));
  return comEndereco(linhas, clienteId);
}

/** What the firm did with an answer, by a moment of it. */
async function daResposta(
  [{ db, ator }, { clienteId, depoisDoCorte, limite }]: Pedida,
  em: typeof r.respondida_em | typeof r.desfeita_em,
  autor: typeof r.respondida_por | typeof r.desfeita_por,
) {
  const linhas = await db
    .select({
      id: r.id,
      em,
      alvo: c.alvo,
      aceitos: r.aceitos,
      recusados: r.recusados,
      total,
      autor: usuarios.nome,
    })
    .from(r)
    .innerJoin(c, eq(c.id, r.correcao_id))
    .leftJoin(usuarios, eq(usuarios.id, autor))
    .where(and(dosVisiveis(ator, clienteId), isNotNull(em), depoisDoCorte(em, r.id)))
    .orderBy(desc(em), desc(r.id))
    .limit(literal(limite));
  return comEndereco(linhas, clienteId);
}

/** What the client's people proposed and took back, what the firm answered, and what of that it undid. */
export const linhaDoTempo: readonly FonteDaLinhaDoTempo[] = [
  {
    tipo: 'correcoes',
    acontecimento: 'correcao_proposta',
    ler: async (...pedida) =>
      (await daProposta(pedida, c.criado_em, c.autor_id)).map((uma) => ({
        ...uma,
        titulo: `${oQue(uma.alvo)}: proposta pelo cliente`,
      })),
  },
  {
    tipo: 'correcoes',
    acontecimento: 'correcao_retirada',
    ler: async (...pedida) =>
      (await daProposta(pedida, c.retirada_em, c.retirada_por)).map((uma) => ({
        ...uma,
        titulo: `${oQue(uma.alvo)}: retirada pelo cliente`,
      })),
  },
  {
    tipo: 'correcoes',
    acontecimento: 'correcao_respondida',
    ler: async (...pedida) =>
      (await daResposta(pedida, r.respondida_em, r.respondida_por)).map((uma) => ({
        ...uma,
        titulo: respondida(uma),
      })),
  },
  {
    tipo: 'correcoes',
    acontecimento: 'correcao_resposta_desfeita',
    ler: async (...pedida) =>
      (await daResposta(pedida, r.desfeita_em, r.desfeita_por)).map((uma) => ({
        ...uma,
        titulo: `${oQue(uma.alvo)}: resposta desfeita pelo escritório`,
      })),
  },
];
