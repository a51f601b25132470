import { pendenciasEndpoints as p } from '@dominio/contrato/area-cliente-pendencias';
import { checklistEndpoints as e } from '@dominio/contrato/checklist';
import { linhaDoTempoEndpoints } from '@dominio/contrato/linha-do-tempo';
import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { itemDoChecklist } from '../../../test/factories/checklist.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContato } from '../../../test/factories/contatos.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarUsuarioDeCliente, vincularCliente } from '../../../test/factories/usuarios.ts';
import { usuarioClientes } from '../usuarios/usuarios.tables.ts';

const { banco, chamar, entrar, administrador, pessoa, avancar } = await montarApp({
  completa: true,
});
const ana = await administrador({ nome: 'Ana Souza' });
const social = await itemDoChecklist(banco, 'Contrato social');
const cartao = await itemDoChecklist(banco, 'Cartão CNPJ');

/** A client that was asked for two items, with two people of its own. */
async function empresaPedida() {
  const { id } = await criarCliente(banco, { nome: 'Padaria São João' });
  const contato = await criarContato(banco, { cliente_id: id, email: 'marta@padaria.com.br' });
  const marta = await criarUsuarioDeCliente(banco, { client_id: id, nome: 'Marta Reis' });
  const rui = await criarUsuarioDeCliente(banco, { client_id: id, nome: 'Rui Melo' });
  const pedir = (item_ids: number[]) =>
    chamar(ana.token, e.solicitar, { params: { id }, body: { contato_id: contato.id, item_ids } });
  // Requests are paced by the minute.
  avancar(60_000);
  await pedir([social, cartao]);
  return { id, pedir, marta: await entrar(marta.id), rui: await entrar(rui.id) };
}

const listar = async (token: string) => (await chamar(token, p.listar, {})).corpo.pendencias;
const responder = (
  token: string,
  id: number,
  body: { resposta: 'enviado' | 'nao_tem'; texto: string },
) => chamar(token, p.responder, { params: { id }, body });
const retirar = (token: string, id: number) => chamar(token, p.retirar, { params: { id } });
const itemDe = async (cliente: number, item: number) => {
  const { corpo } = await chamar(ana.token, e.ler, { params: { id: cliente } });
  return corpo.itens.find(({ id }) => id === item);
};

describe('what a company was asked for', () => {
  test('is told to its people with what is to be sent, and to nobody of another or of the firm', async () => {
    const { marta, rui } = await empresaPedida();
    const outra = await criarUsuarioDeCliente(banco, { client_id: (await criarCliente(banco)).id });
    const minhas = await listar(marta);
    expect(minhas.map(({ titulo }) => titulo).sort()).toEqual(['Cartão CNPJ', 'Contrato social']);
    expect(minhas.find(({ id }) => id === social)).toMatchObject({
      orientacao: 'O contrato social e as alterações, ou a última consolidada, em PDF.',
      pedido_em: expect.any(String),
      resposta: null,
    });
    expect(await listar(rui)).toEqual(minhas);
    expect(await listar(await entrar(outra.id))).toEqual([]);
    expect(await listar(ana.token)).toEqual([]);
  });

  test.each([
    ['enviado', 'recebido', 'enviou'],
    ['nao_tem', 'pendente', 'não tem'],
  ] as const)(
    'is answered %s: the item is %s, and who asked is told',
    async (resposta, estado, dito) => {
      const { id, marta } = await empresaPedida();
      const texto = 'Por e-mail, à Ana';
      const { corpo } = await responder(marta, social, { resposta, texto });
      // The open one stands first.
      expect(corpo.pendencias.map((uma) => [uma.id, uma.resposta?.tipo ?? null])).toEqual([
        [cartao, null],
        [social, resposta],
      ]);
      expect(await itemDe(id, social)).toMatchObject({
        estado,
        resposta: { tipo: resposta, texto, por: 'Marta Reis' },
      });
      const params = { userId: ana.id };
      await vi.waitFor(async () => {
        const { corpo: lidas } = await chamar(ana.token, notificacoesEndpoints.doUsuario, {
          params,
        });
        expect(lidas.notifications).toContainEqual(
          expect.objectContaining({
            titulo: 'Resposta do cliente',
            mensagem: `Marta Reis, de Padaria São João, ${dito}: Contrato social.`,
            url: `/checklist-cadastro?cliente_id=${id}`,
          }),
        );
      }, 8000);
    },
  );

  test('is answered once: the second is told by whom, and loses nothing', async () => {
    const { id, marta, rui } = await empresaPedida();
    await responder(marta, social, { resposta: 'enviado', texto: 'Por e-mail' });
    const sem = await responder(rui, social, { resposta: 'nao_tem', texto: 'Extraviado' });
    expect([sem.status, sem.erro.detail]).toEqual([409, 'Marta Reis já respondeu este pedido.']);
    expect((await itemDe(id, social))?.resposta?.texto).toBe('Por e-mail');
  });

  test('may be given back while the firm said nothing of the answer', async () => {
    const { id, marta } = await empresaPedida();
    await responder(marta, social, { resposta: 'enviado', texto: 'Por e-mail' });
    const { corpo } = await retirar(marta, social);
    expect(corpo.pendencias.map(({ resposta }) => resposta)).toEqual([null, null]);
    expect(await itemDe(id, social)).toMatchObject({ estado: 'solicitado', resposta: null });
    expect((await retirar(marta, social)).status).toBe(409);

    await responder(marta, social, { resposta: 'enviado', texto: 'Por e-mail' });
    await chamar(ana.token, e.mudar, {
      params: { id, item_id: social },
      body: { estado: 'recebido', evidencia: 'Pasta do cliente' },
    });
    const { status, erro } = await retirar(marta, social);
    expect([status, erro.detail]).toEqual([
      409,
      'O escritório já viu esta resposta. Fale com quem atende você.',
    ]);
  });

  test('is owed no more once the firm has it, and again when it is asked for anew', async () => {
    const { id, pedir, marta } = await empresaPedida();
    await responder(marta, social, { resposta: 'nao_tem', texto: 'Extraviado' });
    await pedir([social]);
    expect((await listar(marta)).map(({ resposta }) => resposta)).toEqual([null, null]);
    await chamar(ana.token, e.mudar, {
      params: { id, item_id: social },
      body: { estado: 'ok', evidencia: 'Pasta do cliente' },
    });
    expect((await listar(marta)).map((uma) => uma.id)).toEqual([cartao]);
  });

  test('is owed again where the firm says that it was only asked for', async () => {
    const { id, marta } = await empresaPedida();
    await responder(marta, social, { resposta: 'enviado', texto: 'Por e-mail' });
    await chamar(ana.token, e.mudar, {
      params: { id, item_id: social },
      body: { estado: 'solicitado' },
    });
    expect((await listar(marta)).map(({ resposta }) => resposta)).toEqual([null, null]);
  });

  test('is told to those who serve the client, where who asked sees it no more', async () => {
    const { id } = await criarCliente(banco, { nome: 'Padaria São João' });
    const contato = await criarContato(banco, { cliente_id: id, email: 'marta@padaria.com.br' });
    const grupo_id = await criarGrupo(banco, [
      'clientes:visualizar',
      'clientes:editar',
      'contatos_importantes:visualizar',
    ]);
    const quemPediu = await pessoa({ grupo_id });
    const quemFica = await pessoa({ grupo_id });
    await vincularCliente(banco, quemPediu.id, id);
    const body = { contato_id: contato.id, item_ids: [social] };
    expect((await chamar(quemPediu.token, e.solicitar, { params: { id }, body })).status).toBe(200);
    await banco.delete(usuarioClientes).where(eq(usuarioClientes.usuario_id, quemPediu.id));
    await vincularCliente(banco, quemFica.id, id);
    const marta = await criarUsuarioDeCliente(banco, { client_id: id });
    await responder(await entrar(marta.id), social, { resposta: 'enviado', texto: 'Por e-mail' });
    const titulos = async ({ id: userId, token }: { id: number; token: string }) => {
      const { corpo } = await chamar(token, notificacoesEndpoints.doUsuario, {
        params: { userId },
      });
      return corpo.notifications.map(({ titulo }) => titulo);
    };
    await vi.waitFor(
      async () => expect(await titulos(quemFica)).toEqual(['Resposta do cliente']),
      8000,
    );
    expect(await titulos(quemPediu)).toEqual([]);
  });

  test.each([
    [{ resposta: 'talvez', texto: 'x' }, 'resposta'],
    [{ resposta: 'enviado', texto: '  ' }, 'texto'],
    [{ resposta: 'enviado', texto: 'x'.repeat(501) }, 'texto'],
  ])('%j is refused at its field', async (body, campo) => {
    const { marta } = await empresaPedida();
    const { status, erro } = await responder(marta, social, body as never);
    expect([status, erro.campos?.map((um) => um.campo)]).toEqual([422, [campo]]);
  });

  test('and nothing else: what was not asked, or of another company, is not there', async () => {
    const { marta } = await empresaPedida();
    const procuracao = await itemDoChecklist(banco, 'Procuração');
    const outra = await criarUsuarioDeCliente(banco, { client_id: (await criarCliente(banco)).id });
    const body = { resposta: 'enviado', texto: 'x' } as const;
    const respostas = [
      await responder(marta, procuracao, body),
      await responder(await entrar(outra.id), social, body),
      await responder(ana.token, social, body),
      await retirar(await entrar(outra.id), social),
    ];
    expect(respostas.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

test('the timeline tells of the request and of the answer, page by page', async () => {
  const { id, marta } = await empresaPedida();
  await responder(marta, social, { resposta: 'enviado', texto: 'Por e-mail' });
  const ler = (query: object) =>
    chamar(ana.token, linhaDoTempoEndpoints.ler, {
      params: { id },
      query: { tipos: 'checklist', ...query } as never,
    });
  const { corpo } = await ler({ limit: 1 });
  expect(corpo.itens).toMatchObject([
    { titulo: 'O cliente enviou: Contrato social', detalhe: 'Por e-mail', autor: 'Marta Reis' },
  ]);
  const { corpo: resto } = await ler({ limit: 1, antes_de: corpo.proximo });
  expect(resto).toMatchObject({
    itens: [
      {
        titulo: 'Pedido ao cliente: 2 itens',
        detalhe: 'Contrato social, Cartão CNPJ',
        autor: 'Ana Souza',
      },
    ],
    proximo: null,
  });
});
