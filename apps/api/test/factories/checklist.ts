import { eq } from 'drizzle-orm';
import { checklistRespostas } from '../../src/modules/checklist/checklist.tables.ts';
import { modelosChecklist } from '../../src/modules/modelos-checklist/modelos-checklist.tables.ts';
import { usuarios } from '../../src/modules/usuarios/usuarios.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { criarModeloChecklist } from './modelos-checklist.ts';

/** The id of an item that every client is asked for, by its title. */
export async function itemDoChecklist(banco: Banco, titulo: string): Promise<number> {
  const [item] = await banco
    .select({ id: modelosChecklist.id })
    .from(modelosChecklist)
    .where(eq(modelosChecklist.titulo, titulo));
  if (!item) throw new Error(`no item ${titulo}`);
  return item.id;
}

/**
 * Two items that a person's company was asked for: one is open, the other answered.
 *
 * @param senao the client that is asked where the person is of the staff.
 */
export async function pedirAoClienteDe(banco: Banco, usuarioId: number, senao: number) {
  const [quem] = await banco
    .select({ client_id: usuarios.client_id })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId));
  const pedido = await criarModeloChecklist(banco);
  const respondido = await criarModeloChecklist(banco);
  const em = new Date('2026-11-02T12:00:00Z');
  const comum = {
    cliente_id: quem?.client_id ?? senao,
    solicitado_em: em,
    atualizado_em: em,
  };
  await banco.insert(checklistRespostas).values([
    { ...comum, item_id: pedido.id, estado: 'solicitado' },
    {
      ...comum,
      item_id: respondido.id,
      estado: 'recebido',
      resposta: 'enviado',
      resposta_texto: 'Por e-mail',
      respondido_em: em,
    },
  ]);
  return { pedido: pedido.id, respondido: respondido.id };
}
