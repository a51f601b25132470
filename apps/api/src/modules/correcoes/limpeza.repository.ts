import { and, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { contasBancarias } from '../contas-bancarias/contas-bancarias.tables.ts';
import { contatos } from '../contatos/contatos.tables.ts';
import { doRegistro } from './alvos.repository.ts';
import { correcaoCampos, correcaoRespostas, correcoes } from './correcoes.tables.ts';

/** A record that was deleted: one that was joined to another, or moved, may come back. */
const alvoExcluido = sql`case
  when ${doRegistro('cliente')} then not exists (select 1 from ${clientes} c where c.id = ${correcoes.alvo_id})
  when ${doRegistro('empresa')} then not exists (select 1 from ${empresas} e where e.id = ${correcoes.alvo_id})
  when ${doRegistro('contato')} then not exists (select 1 from ${contatos} k where k.id = ${correcoes.alvo_id})
  else not exists (select 1 from ${contasBancarias} b where b.id = ${correcoes.alvo_id}) end`;

/**
 * Blanks what corrections say of the register where nothing needs it any longer: of records that were
 * deleted, of withdrawn ones, and of those decided before `ate`. Their fields and answers stay.
 */
export async function apagarValores(db: Db, ate: Date): Promise<void> {
  const passadas = db
    .select({ id: correcoes.id })
    .from(correcoes)
    .where(or(alvoExcluido, isNotNull(correcoes.retirada_em), lt(correcoes.decidida_em, ate)));
  await db
    .update(correcaoCampos)
    .set({ antes: null, proposto: null })
    .where(
      and(
        inArray(correcaoCampos.correcao_id, passadas),
        or(isNotNull(correcaoCampos.antes), isNotNull(correcaoCampos.proposto)),
      ),
    );
  // In words alone, they are what was proposed.
  await db
    .update(correcoes)
    .set({ observacao: null })
    .where(and(inArray(correcoes.id, passadas), isNotNull(correcoes.observacao)));
}

/** Forgets what undoing answers takes, of those given before `ate`: they may be undone no longer. */
export async function esquecerGravados(db: Db, ate: Date): Promise<void> {
  await db
    .update(correcaoRespostas)
    .set({ gravado: null })
    .where(and(isNotNull(correcaoRespostas.gravado), lt(correcaoRespostas.respondida_em, ate)));
}
