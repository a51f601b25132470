import { dataCivil, diaEscrito, horaCivil } from '@dominio/contrato/datas';
import { sql } from 'drizzle-orm';
import type { Contexto } from './contexto.ts';
import { Recusa } from './erros.ts';

/** Who writes a version of a record, and when. */
export interface Escrita {
  readonly alterado_por: number;
  readonly atualizado_em: Date;
}

/** What every new version of a record is written with. */
export const escritaDe = ({ ator, agora }: Pick<Contexto, 'ator' | 'agora'>) =>
  ({ alterado_por: ator.usuarioId, atualizado_em: agora() }) satisfies Escrita;

/** When somebody changed a record, in words: the hour alone on the same day. */
export function quandoMudou(em: Date, agora: Date): string {
  const hora = `às ${horaCivil(em)}`;
  const dia = dataCivil(em);
  return dia === dataCivil(agora) ? hora : `em ${diaEscrito(dia)} ${hora}`;
}

type Leitor = Pick<Contexto, 'db' | 'agora'>;

/** A record that nobody has changed yet may say neither. */
type Lida = { readonly [C in keyof Escrita]: Escrita[C] | null };

/** Who changed a record, and when: 'por Ana às 10:00'. */
export async function porQuem(
  { db, agora }: Leitor,
  { alterado_por, atualizado_em }: Lida,
): Promise<string> {
  const { rows } = await db.execute<{ nome: string }>(
    sql`select nome from usuarios where id = ${alterado_por}`,
  );
  const quem = rows[0]?.nome ?? 'outra pessoa';
  const quando = atualizado_em ? ` ${quandoMudou(atualizado_em, agora())}` : '';
  return `por ${quem}${quando}`;
}

/** The sentence of a stale version (paginas.md R3). */
export const fraseDaVersao = async (ctx: Leitor, lida: Lida): Promise<string> =>
  `Este registro foi alterado ${await porQuem(ctx, lida)}. Recarregue para ver a versão atual.`;

/** 409: the caller sent a stale version; `atual` is the record as it is. */
export const registroAlterado = (atual: object, detail?: string) =>
  new Recusa('REGISTRO_ALTERADO', { extras: { atual }, ...(detail !== undefined && { detail }) });

/**
 * Refuses a write whose version is not the record's; a call without a version asks for no check.
 *
 * @param tabela the table of the record, whose row says who wrote it.
 * @throws Recusa 409 that says who changed the record and when, with `atual`, the record as
 *   `apresentar` shows it.
 */
export async function exigirVersao<R extends { readonly id: number; readonly versao: number }>(
  ctx: Leitor,
  tabela: string,
  registro: R,
  lida: number | undefined,
  apresentar: (registro: R) => object | Promise<object> = (como) => como,
): Promise<void> {
  if (lida === undefined || lida === registro.versao) return;
  const { rows } = await ctx.db.execute<{ alterado_por: number | null; atualizado_em: string }>(sql`
    select alterado_por, atualizado_em from ${sql.identifier(tabela)} where id = ${registro.id}`);
  const [linha] = rows;
  const frase =
    linha &&
    (await fraseDaVersao(ctx, {
      alterado_por: linha.alterado_por,
      atualizado_em: new Date(linha.atualizado_em),
    }));
  throw registroAlterado(await apresentar(registro), frase);
}
