import { MAXIMO_POR_LISTA } from '@dominio/contrato/meus-dados';
import { desc, eq } from 'drizzle-orm';
import { type Db, literal } from '../../platform/db.ts';
import { notificacoes, notificacoesArquivo } from './notificacoes.tables.ts';

/** The person's notifications, archived ones included. */
export async function lerNotificacoesDe(db: Db, id: number) {
  const colunas = (de: typeof notificacoes | typeof notificacoesArquivo) => ({
    id: de.id,
    categoria: de.categoria,
    titulo: de.titulo,
    mensagem: de.mensagem,
    lida: de.lida,
    importante: de.importante,
    criado_em: de.criado_em,
  });
  const recentes = await db
    .select(colunas(notificacoes))
    .from(notificacoes)
    .where(eq(notificacoes.usuario_id, id))
    .orderBy(desc(notificacoes.id))
    .limit(literal(MAXIMO_POR_LISTA));
  const antigas = await db
    .select(colunas(notificacoesArquivo))
    .from(notificacoesArquivo)
    .where(eq(notificacoesArquivo.usuario_id, id))
    .orderBy(desc(notificacoesArquivo.id))
    .limit(literal(MAXIMO_POR_LISTA - recentes.length));
  const total =
    (await db.$count(notificacoes, eq(notificacoes.usuario_id, id))) +
    (await db.$count(notificacoesArquivo, eq(notificacoesArquivo.usuario_id, id)));
  return { total, itens: [...recentes, ...antigas] };
}
