import type { PapelDoContato } from '@dominio/contrato/contatos';
import { eq } from 'drizzle-orm';
import { pedidosDoCliente } from '../../src/modules/area-cliente/usuarios/pedidos.tables.ts';
import { contatos } from '../../src/modules/contatos/contatos.tables.ts';
import { usuarios } from '../../src/modules/usuarios/usuarios.tables.ts';
import type { Banco } from '../../src/platform/db.ts';
import { criarContato } from './contatos.ts';
import { criarUsuarioDeCliente, type NovoUsuario } from './usuarios.ts';

/** A person of a client with access to its area, and the contact that says their roles. */
export async function criarColega(
  banco: Banco,
  cliente_id: number,
  papeis: PapelDoContato[],
  dados: NovoUsuario = {},
) {
  const usuario = await criarUsuarioDeCliente(banco, { ...dados, client_id: cliente_id });
  const { nome, email, id: usuario_id } = usuario;
  const contato = await criarContato(banco, { cliente_id, nome, email, usuario_id, papeis });
  return { ...usuario, contato_id: contato.id };
}

/** A change of somebody's roles that waits for a partner of the client. */
export async function criarPedidoDoCliente(
  banco: Banco,
  cliente_id: number,
  dados: Partial<typeof pedidosDoCliente.$inferInsert>,
) {
  const [linha] = await banco
    .insert(pedidosDoCliente)
    .values({
      tipo: 'convite',
      nome: 'Bia Nunes',
      email: 'bia.nunes@aurora.com.br',
      papeis: ['aprovador'],
      papeis_antes: [],
      criado_em: new Date('2026-03-09T12:00:00Z'),
      ...dados,
      cliente_id,
    })
    .returning();
  if (!linha) throw new Error('pedido do cliente: nothing was written');
  return linha;
}

/**
 * The people of the caller's client, whom the caller administers as a partner, and what waits there.
 *
 * @param senao the client where the person is of the staff, who administers nobody.
 */
export async function colegasDe(banco: Banco, usuarioId: number, senao: number) {
  const [quem] = await banco
    .select({ client_id: usuarios.client_id })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId));
  const cliente_id = quem?.client_id ?? senao;
  if (quem?.client_id) {
    const papeis: PapelDoContato[] = ['socio', 'administrador_cliente'];
    const meus = await banco
      .update(contatos)
      .set({ papeis })
      .where(eq(contatos.usuario_id, usuarioId))
      .returning({ id: contatos.id });
    // Whoever the demonstration gives a contact already has it.
    if (meus.length === 0) await criarContato(banco, { cliente_id, usuario_id: usuarioId, papeis });
  }
  const ativo = await criarColega(banco, cliente_id, ['financeiro']);
  const convidado = await criarColega(banco, cliente_id, [], {
    situacao: 'convidado',
    convite_expira_em: new Date('2026-03-09T12:00:00Z'),
  });
  const pedido = await criarPedidoDoCliente(banco, cliente_id, { email: `um.${ativo.email}` });
  const outro = await criarPedidoDoCliente(banco, cliente_id, { email: `outro.${ativo.email}` });
  return { ativo: ativo.id, convidado: convidado.id, pedido: pedido.id, outro: outro.id };
}
