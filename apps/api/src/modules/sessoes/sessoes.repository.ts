import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { type Db, preparada } from '../../platform/db.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { sessoes, tentativas, tokensDeUsoUnico } from './sessoes.tables.ts';

/**
 * How many sessions a statement reads. A list of a length of its own in the text is planned once; one
 * in a single value would be planned for each value, since PostgreSQL expects ten in it.
 */
const LUGARES = [1, 2, 4, 8] as const;
const MAXIMO_DE_LUGARES = 16;

const lendo = (lugares: number) =>
  preparada((db) =>
    db
      .select({
        id: sessoes.id,
        expira_em: sessoes.expira_em,
        ultimo_uso_em: sessoes.ultimo_uso_em,
        encerrada_em: sessoes.encerrada_em,
        usuario_id: usuarios.id,
        nome: usuarios.nome,
        situacao: usuarios.situacao,
        grupo_id: usuarios.grupo_id,
        time_id: usuarios.time_id,
        client_id: usuarios.client_id,
        versao_permissoes: usuarios.versao_permissoes,
        senha_provisoria_ate: usuarios.senha_provisoria_ate,
      })
      .from(sessoes)
      .innerJoin(usuarios, eq(usuarios.id, sessoes.usuario_id))
      .where(
        inArray(
          sessoes.id,
          Array.from({ length: lugares }, (_, i) => sql.placeholder(String(i))),
        ),
      )
      .prepare(''),
  );

const leitura = (lugares: number) => ({ lugares, ler: lendo(lugares) });
const MAIOR_LEITURA = leitura(MAXIMO_DE_LUGARES);
const leituras = [...LUGARES.map(leitura), MAIOR_LEITURA];

/** Sessions with their people as they are now: one look-up by primary key each. */
export async function lerSessoes(db: Db, ids: readonly string[]) {
  const cabem = leituras.find(({ lugares }) => lugares >= ids.length);
  const { lugares, ler } = cabem ?? MAIOR_LEITURA;
  const lotes = [];
  for (let i = 0; i < ids.length; i += lugares) {
    // A place that is left over asks for the first once more.
    const lugar = Array.from({ length: lugares }, (_, n) => ids[i + n] ?? ids[i]);
    lotes.push(ler(db).execute(Object.fromEntries(lugar.entries())));
  }
  const linhas = (await Promise.all(lotes)).flat();
  return new Map(linhas.map((linha) => [linha.id, linha]));
}

export type LinhaDeSessao =
  Awaited<ReturnType<typeof lerSessoes>> extends Map<string, infer L> ? L : never;

/** Those of these ids whose sessions are open. */
export async function lerSessoesVivas(
  db: Db,
  ids: readonly string[],
  { agora, semUsoDesde }: { agora: Date; semUsoDesde: Date },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const linhas = await db
    .select({ id: sessoes.id })
    .from(sessoes)
    .innerJoin(usuarios, eq(usuarios.id, sessoes.usuario_id))
    .where(
      and(
        inArray(sessoes.id, [...ids]),
        isNull(sessoes.encerrada_em),
        eq(usuarios.situacao, 'ativo'),
        gt(sessoes.expira_em, agora),
        gt(sessoes.ultimo_uso_em, semUsoDesde),
      ),
    );
  return linhas.map(({ id }) => id);
}

/** The account of an e-mail, ignoring case. */
export async function lerCredencial(db: Db, email: string) {
  const [linha] = await db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      email: usuarios.email,
      senha_hash: usuarios.senha_hash,
      senha_provisoria_ate: usuarios.senha_provisoria_ate,
      situacao: usuarios.situacao,
    })
    .from(usuarios)
    .where(eq(usuarios.email, email));
  return linha;
}

/** When a session last proved the person's identity, and whether its account has a password. */
export async function lerProva(db: Db, sessaoId: string) {
  const [linha] = await db
    .select({
      provada_em: sessoes.provada_em,
      tem_senha: sql<boolean>`${usuarios.senha_hash} is not null`,
    })
    .from(sessoes)
    .innerJoin(usuarios, eq(usuarios.id, sessoes.usuario_id))
    .where(eq(sessoes.id, sessaoId));
  return linha;
}

/** The account of a person in one of the given states. */
export async function lerCredencialPorId(
  db: Db,
  id: number,
  situacao: 'ativo' | 'convidado' = 'ativo',
) {
  const [linha] = await db
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      email: usuarios.email,
      senha_hash: usuarios.senha_hash,
      senha_provisoria_ate: usuarios.senha_provisoria_ate,
    })
    .from(usuarios)
    .where(and(eq(usuarios.id, id), eq(usuarios.situacao, situacao)));
  return linha;
}

/** From where a person signed in, as far as their sessions are kept, and whether they ever did. */
export async function lerOrigens(db: Db, usuarioId: number) {
  const [linha] = await db
    .select({ em: usuarios.ultimo_acesso_em })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId));
  const origens = await db
    .selectDistinct({ agente: sessoes.agente, ip: sessoes.ip })
    .from(sessoes)
    .where(eq(sessoes.usuario_id, usuarioId));
  return { jaEntrou: Boolean(linha?.em), origens };
}

export async function abrirSessao(
  db: Db,
  dados: {
    usuario_id: number;
    criada_em: Date;
    provada_em?: Date | null;
    expira_em: Date;
    ip: string | null;
    agente: string | null;
  },
): Promise<string> {
  const [linha] = await db
    .insert(sessoes)
    .values({ ...dados, ultimo_uso_em: dados.criada_em })
    .returning({ id: sessoes.id });
  if (!linha) throw new Error('a sessão não foi gravada');
  await db
    .update(usuarios)
    .set({ ultimo_acesso_em: dados.criada_em })
    .where(eq(usuarios.id, dados.usuario_id));
  return linha.id;
}

export async function tocarSessao(db: Db, id: string, agora: Date): Promise<void> {
  await db.update(sessoes).set({ ultimo_uso_em: agora }).where(eq(sessoes.id, id));
}

/** Ends open sessions of a person: one, all, or all but one. Answers the ids that ended now. */
export async function encerrarSessoes(
  db: Db,
  filtro: { usuarioId: number; sessaoId?: string; menos?: string },
  motivo: (typeof sessoes.$inferInsert)['motivo'],
  agora: Date,
): Promise<string[]> {
  const linhas = await db
    .update(sessoes)
    .set({ encerrada_em: agora, motivo })
    .where(
      and(
        eq(sessoes.usuario_id, filtro.usuarioId),
        isNull(sessoes.encerrada_em),
        filtro.sessaoId === undefined ? undefined : eq(sessoes.id, filtro.sessaoId),
        filtro.menos === undefined ? undefined : ne(sessoes.id, filtro.menos),
      ),
    )
    .returning({ id: sessoes.id });
  return linhas.map(({ id }) => id);
}

/** Sessions of a person that have neither ended nor expired. */
export const contarSessoes = (
  db: Db,
  usuarioId: number,
  { agora, semUsoDesde }: { agora: Date; semUsoDesde: Date },
): Promise<number> =>
  db.$count(
    sessoes,
    and(
      eq(sessoes.usuario_id, usuarioId),
      isNull(sessoes.encerrada_em),
      gt(sessoes.expira_em, agora),
      gt(sessoes.ultimo_uso_em, semUsoDesde),
    ),
  );

/**
 * Locks an account until the transaction ends, and reads it. Everything that opens or ends an
 * access locks it first: another order could deadlock.
 */
export async function travarConta(db: Db, usuarioId: number) {
  const [linha] = await db
    .select({ senha_hash: usuarios.senha_hash, situacao: usuarios.situacao })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId))
    .for('no key update');
  return linha;
}

/** Writes a password that the person chose; somebody invited becomes active. */
export async function trocarSenha(db: Db, usuarioId: number, hash: string, agora: Date) {
  await db
    .update(usuarios)
    .set({
      senha_hash: hash,
      senha_provisoria_ate: null,
      atualizado_em: agora,
      situacao: sql`case when ${usuarios.situacao} = 'convidado' then 'ativo' else ${usuarios.situacao} end`,
    })
    .where(eq(usuarios.id, usuarioId));
}

/** Writes a temporary password. */
export async function darSenhaProvisoria(
  db: Db,
  usuarioId: number,
  { hash, ate, agora }: { hash: string; ate: Date; agora: Date },
) {
  await db
    .update(usuarios)
    .set({ senha_hash: hash, senha_provisoria_ate: ate, atualizado_em: agora })
    .where(eq(usuarios.id, usuarioId));
}

/** Deletes old counts, used or expired secrets, and sessions that ended over a month ago. */
export async function limpar(db: Db, agora: Date) {
  const haUmDia = new Date(agora.getTime() - 86_400_000);
  const haUmMes = new Date(agora.getTime() - 30 * 86_400_000);
  await db.delete(tentativas).where(lt(tentativas.desde, haUmDia));
  await db.delete(tokensDeUsoUnico).where(lt(tokensDeUsoUnico.expira_em, haUmDia));
  await db.delete(sessoes).where(lt(sessoes.expira_em, haUmMes));
}
