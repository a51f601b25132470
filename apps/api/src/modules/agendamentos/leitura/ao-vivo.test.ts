import { agendamentosEndpoints as e } from '@dominio/contrato/agendamentos';
import { instanteCivil } from '@dominio/contrato/datas';
import { expect, test, vi } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarAgendamento } from '../../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { criarUsuarioDeCliente, vincularCliente } from '../../../../test/factories/usuarios.ts';
import { abrirLeitor } from '../../../../test/leitor-sse.ts';

const { banco, entrar, chamar, escutar, pessoa } = await montarApp({ completa: true });
const endereco = await escutar();

const em = (hora: string) => instanteCivil('2031-03-03', `${hora}:00`).toISOString();

test('within a second, a new appointment is read again on the open screens of its members, of its author and of its client', async () => {
  const ana = await pessoa({ nome: 'Ana' });
  const bia = await pessoa({ nome: 'Bia' });
  const caio = await pessoa({ nome: 'Caio' });
  const cliente = await criarCliente(banco);
  await vincularCliente(banco, ana.id, cliente.id);
  const doCliente = await criarUsuarioDeCliente(banco, { client_id: cliente.id });
  const abas = await Promise.all(
    [ana, bia, caio, { id: doCliente.id, token: await entrar(doCliente.id) }].map(({ id, token }) =>
      abrirLeitor(`${endereco}/api/notifications/sse/${id}`, { authorization: `Bearer ${token}` }),
    ),
  );
  const [deAna, deBia, deCaio, abaDoCliente] = abas;
  const { corpo } = await chamar(ana.token, e.criar, {
    body: {
      titulo: 'Balanço',
      data_hora_inicio: em('18:00'),
      participantes: [bia.id],
      cliente_id: cliente.id,
    },
  });
  for (const aba of [deAna, deBia, abaDoCliente]) {
    const { mensagem } = await (aba?.esperar((m) => m.type === 'command', 1_000) ??
      Promise.reject(new Error('sem aba')));
    expect(mensagem).toMatchObject({
      action: 'refresh',
      data: { recurso: 'agendamentos', id: corpo.id },
    });
  }
  await deBia?.esperar((m) => m.type === 'notification', 1_000);
  expect(deCaio?.eventos().filter(({ mensagem }) => mensagem.type !== 'heartbeat')).toEqual([]);
  const soDoCliente = abaDoCliente?.eventos().map(({ mensagem }) => mensagem.type);
  expect(soDoCliente).not.toContain('notification');
  for (const aba of abas) aba.sair();
});

test('a client’s open screen reads again when a meeting becomes private or another client’s, not when a private one changes', async () => {
  const ana = await pessoa({ nome: 'Ana' });
  const aba = async () => {
    const cliente = await criarCliente(banco);
    await vincularCliente(banco, ana.id, cliente.id);
    const { id } = await criarUsuarioDeCliente(banco, { client_id: cliente.id });
    const leitor = await abrirLeitor(`${endereco}/api/notifications/sse/${id}`, {
      authorization: `Bearer ${await entrar(id)}`,
    });
    const pedidos = () =>
      leitor.eventos().flatMap(({ mensagem }) => (mensagem.type === 'command' ? [mensagem] : []));
    return { cliente, leitor, pedidos };
  };
  const [antiga, nova] = [await aba(), await aba()];
  const deAna = await abrirLeitor(`${endereco}/api/notifications/sse/${ana.id}`, {
    authorization: `Bearer ${ana.token}`,
  });
  const { id } = await criarAgendamento(banco, {
    criado_por: ana.id,
    cliente_id: antiga.cliente.id,
  });
  const params = { id };
  const esperarPedidos = (deAntiga: number, deNova: number) =>
    vi.waitFor(() =>
      expect([antiga.pedidos().length, nova.pedidos().length]).toEqual([deAntiga, deNova]),
    );
  await chamar(ana.token, e.atualizar, { params, body: { cliente_id: nova.cliente.id } });
  await esperarPedidos(1, 1);
  await chamar(ana.token, e.atualizar, { params, body: { privado: true } });
  await esperarPedidos(1, 2);
  await chamar(ana.token, e.atualizar, { params, body: { titulo: 'Só nosso' } });
  // The job decides who reads again by the row as it is when it runs: wait for it before the
  // appointment is public again.
  await vi.waitFor(() =>
    expect(deAna.eventos().filter(({ mensagem }) => mensagem.type === 'command')).toHaveLength(3),
  );
  await chamar(ana.token, e.atualizar, { params, body: { privado: false } });
  await esperarPedidos(1, 3);
  expect(nova.pedidos().at(-1)).toMatchObject({
    action: 'refresh',
    data: { recurso: 'agendamentos', id },
  });
  for (const leitor of [antiga.leitor, nova.leitor, deAna]) leitor.sair();
});
