import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { cenaDosUsuarios } from '../../../../test/colegas.apoio.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { contatos } from '../../contatos/contatos.tables.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';

const app = await montarApp();
const { banco } = app;
const cena = () => cenaDosUsuarios(app);
const papeisDe = async (contatoId: number) =>
  (await banco.select().from(contatos).where(eq(contatos.id, contatoId)))[0]?.papeis;

describe('what gives or takes a say', () => {
  test('waits for a partner, and is made by the word of one', async () => {
    const { rui, lia, papeis, confirmar, listar } = await cena();
    const { corpo } = await papeis(lia.id, ['aprovador', 'financeiro']);
    expect(corpo.aguardando).toBe(true);
    expect(await papeisDe(lia.contato_id)).toEqual(['financeiro']);
    const [pedido] = (await listar(rui.token)).pedidos;
    expect(pedido).toMatchObject({
      tipo: 'papeis',
      nome: 'Lia',
      papeis: ['aprovador', 'financeiro'],
      autor_nome: 'Ana',
      acoes: { confirmar: true, recusar: true, cancelar: false },
    });
    const feita = await confirmar(pedido?.id ?? 0);
    expect([feita.status, feita.corpo.pedidos]).toEqual([200, []]);
    expect(await papeisDe(lia.contato_id)).toEqual(['aprovador', 'financeiro']);
  });

  test('is made at once by an administrator who is a partner', async () => {
    const { lia, pessoa, papeis } = await cena();
    const dona = await pessoa('Dona', ['socio', 'administrador_cliente']);
    expect((await papeis(lia.id, ['aprovador'], dona.token)).corpo.aguardando).toBe(false);
    expect(await papeisDe(lia.contato_id)).toEqual(['aprovador']);
  });

  test.each([['aprovador'], ['socio'], ['administrador_cliente']] as const)(
    'is the role %s',
    async (papel) => {
      const { lia, papeis, descartar } = await cena();
      const { corpo } = await papeis(lia.id, [papel, 'financeiro']);
      expect(corpo.aguardando).toBe(true);
      await descartar(corpo.pedidos[0]?.id ?? 0);
      expect((await papeis(lia.id, ['rh', 'ti'])).corpo.aguardando).toBe(false);
    },
  );

  test('is an invitation with such a role, and nobody is invited before', async () => {
    const { convidar, confirmar } = await cena();
    const { corpo } = await convidar({ email: 'gil@aurora.com.br', papeis: ['aprovador'] });
    expect([corpo.aguardando, corpo.usuarios.length]).toEqual([true, 3]);
    const feita = await confirmar(corpo.pedidos[0]?.id ?? 0);
    expect(feita.corpo.usuarios.find(({ email }) => email === 'gil@aurora.com.br')).toMatchObject({
      papeis: ['aprovador'],
      acesso: 'convite_pendente',
    });
  });

  test('is the access of somebody who has one', async () => {
    const { pessoa, retirar, confirmar } = await cena();
    const eva = await pessoa('Eva', ['aprovador']);
    const { corpo } = await retirar(eva.id);
    expect(corpo.aguardando).toBe(true);
    await confirmar(corpo.pedidos[0]?.id ?? 0);
    const [linha] = await banco.select().from(usuarios).where(eq(usuarios.id, eva.id));
    expect(linha?.situacao).toBe('suspenso');
  });

  test('is refused where no partner has access, or the only one is who would lose it', async () => {
    const { rui, lia, papeis, retirar } = await cena();
    expect((await retirar(rui.id)).status).toBe(409);
    await banco.update(usuarios).set({ situacao: 'suspenso' }).where(eq(usuarios.id, rui.id));
    const { status, erro } = await papeis(lia.id, ['aprovador']);
    expect([status, erro.detail]).toEqual([
      409,
      'Um sócio precisa confirmar, e nenhum da sua empresa tem acesso. Peça ao escritório.',
    ]);
  });
});

describe('a request', () => {
  test('is a partner’s to confirm: neither who asked nor anybody else', async () => {
    const { ana, lia, papeis, confirmar, descartar } = await cena();
    const { corpo } = await papeis(lia.id, ['aprovador']);
    const id = corpo.pedidos[0]?.id ?? 0;
    expect((await confirmar(id, ana.token)).status).toBe(409);
    expect((await confirmar(id, lia.token)).status).toBe(404);
    expect((await descartar(id, lia.token)).status).toBe(404);
    const outra = await cena();
    expect((await confirmar(id, outra.rui.token)).status).toBe(404);
    expect(await papeisDe(lia.contato_id)).toEqual(['financeiro']);
  });

  test('is cancelled by who asked, or refused by a partner, and each is written down', async () => {
    const { ana, cliente, lia, papeis, descartar } = await cena();
    const primeiro = (await papeis(lia.id, ['aprovador'])).corpo.pedidos[0];
    await descartar(primeiro?.id ?? 0, ana.token);
    const segundo = (await papeis(lia.id, ['socio'])).corpo.pedidos[0];
    expect((await descartar(segundo?.id ?? 0)).corpo.pedidos).toEqual([]);
    const linhas = await banco
      .select({ acao: auditoriaEventos.acao })
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.cliente_id, cliente.id))
      .orderBy(auditoriaEventos.id);
    expect(linhas.map(({ acao }) => acao)).toEqual([
      'usuarios_do_cliente.pedido',
      'usuarios_do_cliente.cancelado',
      'usuarios_do_cliente.pedido',
      'usuarios_do_cliente.recusado',
    ]);
    expect(await papeisDe(lia.contato_id)).toEqual(['financeiro']);
  });

  test('is one at a time of each person', async () => {
    const { lia, papeis, convidar } = await cena();
    await papeis(lia.id, ['aprovador']);
    expect((await papeis(lia.id, ['rh'])).erro.detail).toBe(
      'Já há uma mudança desta pessoa esperando um sócio.',
    );
    await convidar({ email: 'gil2@aurora.com.br', papeis: ['socio'] });
    expect((await convidar({ email: 'gil2@aurora.com.br' })).status).toBe(409);
  });

  test('is cancelled by another administrator, but by nobody whom it is about', async () => {
    const { pessoa, lia, papeis, retirar, descartar, listar } = await cena();
    const bia = await pessoa('Bia', ['administrador_cliente']);
    const doPapel = (await papeis(lia.id, ['aprovador'])).corpo.pedidos[0]?.id ?? 0;
    expect((await listar(bia.token)).pedidos[0]?.acoes).toEqual({
      confirmar: false,
      recusar: false,
      cancelar: true,
    });
    expect((await descartar(doPapel, bia.token)).corpo.pedidos).toEqual([]);
    const daBia = (await retirar(bia.id)).corpo.pedidos[0]?.id ?? 0;
    expect((await descartar(daBia, bia.token)).status).toBe(404);
  });

  test('gives way to the end of the access of whom it is about', async () => {
    const { cliente, lia, papeis, retirar, pessoa } = await cena();
    await papeis(lia.id, ['aprovador']);
    const { status, corpo } = await retirar(lia.id);
    expect([status, corpo.aguardando, corpo.pedidos]).toEqual([200, false, []]);
    const eva = await pessoa('Eva', ['aprovador']);
    await papeis(eva.id, ['aprovador', 'socio']);
    expect((await retirar(eva.id)).corpo.pedidos.map(({ tipo }) => tipo)).toEqual(['retirada']);
    expect((await retirar(eva.id)).status).toBe(409);
    const linhas = await banco
      .select({ acao: auditoriaEventos.acao })
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.cliente_id, cliente.id));
    const cancelados = linhas.filter(({ acao }) => acao === 'usuarios_do_cliente.cancelado');
    expect(cancelados.length).toBe(2);
  });

  test('of roles that the firm changed meanwhile is not confirmed', async () => {
    const { lia, papeis, confirmar } = await cena();
    const { corpo } = await papeis(lia.id, ['aprovador']);
    await banco
      .update(contatos)
      .set({ papeis: ['ti'] })
      .where(eq(contatos.id, lia.contato_id));
    const { status, erro } = await confirmar(corpo.pedidos[0]?.id ?? 0);
    expect([status, erro.detail]).toEqual([
      409,
      'Os papéis mudaram depois do pedido. Recuse, e peça de novo.',
    ]);
  });

  test('about their own access is not confirmed by a partner, but by another one', async () => {
    const { rui, pessoa, retirar, confirmar } = await cena();
    const iris = await pessoa('Íris', ['socio']);
    const { corpo } = await retirar(rui.id);
    const id = corpo.pedidos[0]?.id ?? 0;
    expect((await confirmar(id, rui.token)).status).toBe(409);
    expect((await confirmar(id, iris.token)).status).toBe(200);
  });
});

describe('the last administrator', () => {
  test('keeps the role and the access until there is another', async () => {
    const { ana, pessoa, papeis, retirar } = await cena();
    const frase = 'A sua empresa ficaria sem administrador. Dê esse papel a outra pessoa antes.';
    expect((await papeis(ana.id, [])).erro.detail).toBe(frase);
    const dora = await pessoa('Dora', ['administrador_cliente', 'socio']);
    expect((await papeis(ana.id, [], dora.token)).status).toBe(200);
    expect((await papeis(dora.id, ['socio'], dora.token)).erro.detail).toBe(frase);
    expect((await retirar(dora.id, dora.token)).status).toBe(409);
  });

  test('is left where two take each other’s role away at once', async () => {
    const { pessoa, papeis, ana } = await cena();
    const dora = await pessoa('Dora', ['administrador_cliente', 'socio']);
    const bento = await pessoa('Bento', ['administrador_cliente', 'socio']);
    await papeis(ana.id, [], dora.token);
    const feitas = await Promise.all([
      papeis(bento.id, ['socio'], dora.token),
      papeis(dora.id, ['socio'], bento.token),
    ]);
    expect(feitas.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('the last partner', () => {
  test('keeps the role until there is another: nobody else confirms who decides', async () => {
    const { rui, pessoa, papeis } = await cena();
    const dona = await pessoa('Dona', ['socio', 'administrador_cliente']);
    expect((await papeis(rui.id, ['financeiro'], dona.token)).status).toBe(200);
    const semOPapel = () => papeis(dona.id, ['administrador_cliente'], dona.token);
    expect((await semOPapel()).erro.detail).toBe(
      'A sua empresa ficaria sem sócio com acesso, e é um sócio que confirma quem decide. Dê esse papel a outra pessoa antes.',
    );
    await pessoa('Íris', ['socio']);
    expect((await semOPapel()).status).toBe(200);
  });
});
