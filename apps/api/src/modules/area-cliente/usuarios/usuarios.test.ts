import { usuariosDoClienteEndpoints as e } from '@dominio/contrato/area-cliente-usuarios';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { cenaDosUsuarios } from '../../../../test/colegas.apoio.ts';
import { criarColega } from '../../../../test/factories/colegas.ts';
import { criarContato } from '../../../../test/factories/contatos.ts';
import {
  criarAdministrador,
  criarUsuario,
  criarUsuarioDeCliente,
  vincularCliente,
} from '../../../../test/factories/usuarios.ts';
import { adiantarTrabalhos } from '../../../../test/trabalhos.ts';
import { contatos } from '../../contatos/contatos.tables.ts';
import { notificacoes } from '../../notificacoes/notificacoes.tables.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';

const app = await montarApp({ completa: true });
const { banco, chamar, entrar } = app;
const cena = () => cenaDosUsuarios(app);
const nomes = (lista: readonly { nome: string }[]) => lista.map(({ nome }) => nome);
const lerUsuario = async (id: number) =>
  (await banco.select().from(usuarios).where(eq(usuarios.id, id)))[0];
const lerContato = async (id: number) =>
  (await banco.select().from(contatos).where(eq(contatos.id, id)))[0];

describe('the people of a client with access', () => {
  test('are told to each of them, without who lost it and who is of another client', async () => {
    const { cliente, lia, listar } = await cena();
    await cena();
    await criarColega(banco, cliente.id, [], { nome: 'Saiu', situacao: 'suspenso' });
    await criarColega(banco, cliente.id, ['rh'], { nome: 'Bia', situacao: 'convidado' });
    const { usuarios: lista, pedidos, acoes } = await listar(lia.token);
    expect(nomes(lista)).toEqual(['Ana', 'Bia', 'Lia', 'Rui']);
    expect(lista.find(({ nome }) => nome === 'Bia')).toMatchObject({
      papeis: ['rh'],
      acesso: 'convite_vencido',
      eu: false,
    });
    expect([pedidos, acoes.convidar]).toEqual([[], false]);
    expect(lista.every(({ acoes: uma }) => Object.values(uma).every((pode) => !pode))).toBe(true);
  });

  test('may be changed by an administrator, who may not end their own access', async () => {
    const { ana, listar } = await cena();
    const { usuarios: lista, acoes } = await listar();
    expect(acoes.convidar).toBe(true);
    expect(lista.find(({ id }) => id === ana.id)).toMatchObject({
      eu: true,
      acoes: { mudar_papeis: true, retirar: false },
    });
  });

  test('are none for the staff, even the administrator', async () => {
    const token = await entrar((await criarAdministrador(banco)).id);
    expect((await chamar(token, e.listar)).corpo).toMatchObject({ usuarios: [], pedidos: [] });
  });

  test('have no roles once the firm noted that they left', async () => {
    const { ana, listar, convidar } = await cena();
    await banco
      .update(contatos)
      .set({ saiu_em: '2026-03-02' })
      .where(eq(contatos.id, ana.contato_id));
    expect((await listar()).acoes.convidar).toBe(false);
    expect((await convidar({ email: 'saiu@aurora.com.br' })).status).toBe(404);
  });
});

describe('an invitation', () => {
  test('makes a contact with the roles, and an account of the client that gets an e-mail', async () => {
    const { cliente, convidar } = await cena();
    const { status, corpo } = await convidar({ email: 'Caio@Aurora.com.br', papeis: ['rh'] });
    expect([status, corpo.aguardando]).toEqual([200, false]);
    const novo = corpo.usuarios.find(({ nome }) => nome === 'Caio Prado');
    expect(novo).toMatchObject({
      email: 'caio@aurora.com.br',
      papeis: ['rh'],
      acesso: 'convite_pendente',
    });
    expect(await lerUsuario(novo?.id ?? 0)).toMatchObject({
      client_id: cliente.id,
      situacao: 'convidado',
    });
  });

  test('is of the contact who has the e-mail, with the roles that the firm gave', async () => {
    const { cliente, convidar } = await cena();
    const { id } = await criarContato(banco, {
      cliente_id: cliente.id,
      nome: 'Nina Reis',
      email: 'nina@aurora.com.br',
      papeis: ['ti'],
    });
    const { corpo } = await convidar({ email: 'nina@aurora.com.br', papeis: ['rh'] });
    const nina = corpo.usuarios.find(({ nome }) => nome === 'Nina Reis');
    expect(nina?.papeis).toEqual(['rh', 'ti']);
    expect((await lerContato(id))?.usuario_id).toBe(nina?.id);
  });

  test('of somebody with access, without it any more, or of an e-mail in use is refused', async () => {
    const { cliente, lia, convidar } = await cena();
    const fora = await criarColega(banco, cliente.id, [], { situacao: 'suspenso' });
    const equipe = await criarUsuario(banco);
    const frases = [];
    for (const { email } of [lia, fora, equipe]) {
      const { status, erro } = await convidar({ email });
      frases.push([status, erro.detail]);
    }
    expect(frases).toEqual([
      [409, 'Esta pessoa já tem acesso.'],
      [409, 'O acesso desta pessoa foi retirado. Peça ao escritório para devolver.'],
      [409, 'E-mail já cadastrado.'],
    ]);
  });

  test('of no e-mail and no name is refused at both', async () => {
    const { convidar } = await cena();
    const { status, erro } = await convidar({ nome: ' ', email: 'caio@' });
    expect([status, erro.campos?.map(({ campo }) => campo).sort()]).toEqual([
      422,
      ['email', 'nome'],
    ]);
  });

  test('is sent again while it was not accepted', async () => {
    const { lia, convidar, reenviar } = await cena();
    const { corpo } = await convidar({ email: 'rita@aurora.com.br', nome: 'Rita' });
    const rita = corpo.usuarios.find(({ nome }) => nome === 'Rita');
    expect((await reenviar(rita?.id ?? 0)).status).toBe(200);
    expect((await reenviar(lia.id)).status).toBe(409);
  });
});

describe('access', () => {
  test('that is taken away ends the sessions of that person, who stays a contact', async () => {
    const { lia, retirar, listar } = await cena();
    const { status, corpo } = await retirar(lia.id);
    expect([status, corpo.aguardando, nomes(corpo.usuarios)]).toEqual([200, false, ['Ana', 'Rui']]);
    expect((await lerUsuario(lia.id))?.situacao).toBe('suspenso');
    expect((await chamar(lia.token, e.listar)).status).toBe(401);
    expect((await lerContato(lia.contato_id))?.saiu_em).toBeNull();
    expect(nomes((await listar()).usuarios)).not.toContain('Lia');
  });

  test('is never one’s own to take away', async () => {
    const { ana, retirar } = await cena();
    const { status, erro } = await retirar(ana.id);
    expect([status, erro.detail]).toEqual([409, 'Você não pode retirar o próprio acesso.']);
  });

  test('of an account without a contact is managed as any other', async () => {
    const { cliente, papeis, retirar } = await cena();
    const { id } = await criarUsuarioDeCliente(banco, { nome: 'Zeca', client_id: cliente.id });
    const { corpo } = await papeis(id, ['ti']);
    expect(corpo.usuarios.find((um) => um.id === id)?.papeis).toEqual(['ti']);
    expect((await retirar(id)).status).toBe(200);
  });
});

describe('who may', () => {
  test('is an administrator of the client alone: nobody else of it, and nobody of the staff', async () => {
    const { rui, lia, papeis, retirar, reenviar, convidar } = await cena();
    const daEquipe = await entrar((await criarAdministrador(banco)).id);
    for (const token of [rui.token, lia.token, daEquipe]) {
      const tentadas = [
        await papeis(lia.id, ['rh'], token),
        await retirar(lia.id, token),
        await reenviar(lia.id, token),
        await convidar({ email: 'nao@aurora.com.br' }, token),
      ];
      expect(tentadas.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
  });

  test('reaches nobody of another client, as if they did not exist', async () => {
    const [{ papeis, retirar, reenviar }, outra] = [await cena(), await cena()];
    const tentadas = [
      await papeis(outra.lia.id, ['rh']),
      await retirar(outra.lia.id),
      await reenviar(outra.lia.id),
      await papeis(987_654_320, ['rh']),
    ];
    expect(tentadas.map(({ status, erro }) => [status, erro.detail])).toEqual(
      tentadas.map(() => [404, 'Usuário não encontrado.']),
    );
    expect((await lerUsuario(outra.lia.id))?.situacao).toBe('ativo');
  });
});

test('the firm is told of what was done, once each, by those who serve the client', async () => {
  const { cliente, lia, papeis, retirar, convidar } = await cena();
  const { id } = await criarUsuario(banco);
  await vincularCliente(banco, id, cliente.id);
  await convidar({ email: 'tito@aurora.com.br', nome: 'Tito' });
  await papeis(lia.id, ['rh']);
  await retirar(lia.id);
  await adiantarTrabalhos(banco);
  const avisos = await banco.select().from(notificacoes).where(eq(notificacoes.usuario_id, id));
  expect(avisos.map(({ mensagem }) => mensagem).sort()).toEqual(
    [
      `Ana, de ${cliente.nome}, convidou Tito para a área do cliente.`,
      `Ana, de ${cliente.nome}, mudou os papéis de Lia.`,
      `Ana, de ${cliente.nome}, retirou o acesso de Lia à área do cliente.`,
    ].sort(),
  );
});
