import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { cenaDosUsuarios } from '../../../../test/colegas.apoio.ts';
import { criarPedidoDoCliente } from '../../../../test/factories/colegas.ts';
import { adiantarTrabalhos, chegarAHora } from '../../../../test/trabalhos.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';

const app = await montarApp({ completa: true });
const { banco, agora } = app;
const haDias = (dias: number) => new Date(agora().getTime() - dias * 86_400_000);

test('a request that no partner answered in thirty days is dropped at night, and that is written down', async () => {
  const { cliente, listar } = await cenaDosUsuarios(app);
  const pedir = (email: string, dias: number) =>
    criarPedidoDoCliente(banco, cliente.id, { email, criado_em: haDias(dias) });
  await pedir('velho@aurora.com.br', 31);
  await pedir('novo@aurora.com.br', 29);
  await chegarAHora(banco, 'area-cliente.vencer-pedidos');
  await adiantarTrabalhos(banco);
  expect((await listar()).pedidos.map(({ email }) => email)).toEqual(['novo@aurora.com.br']);
  const linhas = await banco
    .select()
    .from(auditoriaEventos)
    .where(eq(auditoriaEventos.cliente_id, cliente.id));
  expect(linhas).toMatchObject([
    {
      acao: 'usuarios_do_cliente.vencido',
      usuario_id: null,
      depois: { pedido: 'convite', pedido_de: 'Bia Nunes', papeis_pedidos: ['aprovador'] },
    },
  ]);
});
