import { GRUPO } from '@dominio/contrato/permissoes';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { copiaDeAcessoEndpoints } from '@dominio/contrato/usuarios-copia';
import { vinculosDoUsuarioEndpoints as e } from '@dominio/contrato/usuarios-vinculos';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../../test/factories/grupos.ts';
import { recebidas } from '../../../../test/factories/notificacoes.ts';
import { criarUsuario, vincularCliente } from '../../../../test/factories/usuarios.ts';
import { adiantarTrabalhos, repetirTrabalhos } from '../../../../test/trabalhos.ts';
import { emails } from '../../../platform/email/email.tables.ts';
import { grupos, permissoes } from '../../grupos/grupos.tables.ts';

const { banco, chamar, administrador } = await montarApp({ completa: true });
const ana = await administrador({ nome: 'Ana Souza' });
const [permissao] = await banco
  .select()
  .from(permissoes)
  .where(and(eq(permissoes.modulo, 'contratos'), eq(permissoes.acao, 'visualizar')));

const avisosDe = async (id: number) => {
  await adiantarTrabalhos(banco);
  await repetirTrabalhos(banco, 'acesso.alterado/permissao_alterada');
  return recebidas(banco, id);
};
const cartasDe = (email: string) =>
  banco.select().from(emails).where(eq(emails.para, email)).orderBy(asc(emails.id));
const nomeDoGrupo = async (id: number) =>
  (await banco.select().from(grupos).where(eq(grupos.id, id)))[0]?.nome;

describe('whose access somebody else changes is told of it by bell and e-mail, once however often the job runs (permissao_alterada):', () => {
  test('of another primary group', async () => {
    const pessoa = await criarUsuario(banco);
    const grupo_id = await criarGrupo(banco, ['contratos:visualizar']);
    const era = await nomeDoGrupo(pessoa.grupo_id);
    const params = { id: pessoa.id };
    const feita = await chamar(ana.token, cadastroDeUsuariosEndpoints.atualizar, {
      params,
      body: { grupo_id },
    });
    expect(feita.status).toBe(200);
    const frase = `Ana Souza mudou os seus grupos. Entram: ${await nomeDoGrupo(grupo_id)}. Saem: ${era}.`;
    expect(await avisosDe(pessoa.id)).toMatchObject([
      { tipo_evento: 'permissao_alterada', mensagem: frase, contagem: 1, criado_por: ana.id },
    ]);
    const [carta, ...mais] = await cartasDe(pessoa.email);
    expect(mais).toEqual([]);
    expect(carta?.texto).toContain(frase);
  });

  test('of a further group, and of a permission of the own, each by itself', async () => {
    const pessoa = await criarUsuario(banco);
    const params = { id: pessoa.id };
    const grupo = await criarGrupo(banco, []);
    const grupo_ids = [pessoa.grupo_id, grupo];
    expect((await chamar(ana.token, e.gravarGrupos, { params, body: { grupo_ids } })).status).toBe(
      200,
    );
    const permissao_ids = [permissao?.id ?? 0];
    for (const ids of [permissao_ids, []]) {
      const body = { permissao_ids: ids };
      expect((await chamar(ana.token, e.gravarPermissoes, { params, body })).status).toBe(200);
    }
    const mensagens = (await avisosDe(pessoa.id)).map(({ mensagem }) => mensagem).sort();
    expect(mensagens).toEqual([
      `Ana Souza mudou as suas permissões. Entram: ${permissao?.nome}.`,
      `Ana Souza mudou as suas permissões. Saem: ${permissao?.nome}.`,
      `Ana Souza mudou os seus grupos. Entram: ${await nomeDoGrupo(grupo)}.`,
    ]);
    expect(await cartasDe(pessoa.email)).toHaveLength(3);
  });

  test('of clients, those that come within minutes as one', async () => {
    const pessoa = await criarUsuario(banco);
    const params = { id: pessoa.id };
    const clientes = [await criarCliente(banco), await criarCliente(banco)];
    for (const n of [1, 2]) {
      const cliente_ids = clientes.slice(0, n).map(({ id }) => id);
      const body = { cliente_ids, papeis: [] };
      expect((await chamar(ana.token, e.gravarClientes, { params, body })).status).toBe(200);
      await adiantarTrabalhos(banco);
    }
    expect(await avisosDe(pessoa.id)).toMatchObject([
      {
        contagem: 2,
        mensagem: 'Ana Souza mudou os clientes que você atende.',
      },
    ]);
    expect(await cartasDe(pessoa.email)).toHaveLength(1);
  });
});

test('whoever is made a client’s person is told of the new group alone (permissao_alterada)', async () => {
  const cliente = await criarCliente(banco);
  const pessoa = await criarUsuario(banco);
  const params = { id: pessoa.id };
  const permissao_ids = [permissao?.id ?? 0];
  await chamar(ana.token, e.gravarPermissoes, { params, body: { permissao_ids } });
  const body = { grupo_id: GRUPO.cliente, client_id: cliente.id };
  const feita = await chamar(ana.token, cadastroDeUsuariosEndpoints.atualizar, { params, body });
  expect(feita.status).toBe(200);
  const mensagens = (await avisosDe(pessoa.id)).map(({ mensagem }) => mensagem).sort();
  expect(mensagens).toEqual([
    expect.stringContaining('mudou as suas permissões. Entram: '),
    expect.stringContaining('mudou os seus grupos. Entram: '),
  ]);
});

test('who gets what another has is told of each of it (permissao_alterada)', async () => {
  const [de, pessoa] = [await criarUsuario(banco), await criarUsuario(banco)];
  const grupo = await criarGrupo(banco, []);
  const grupo_ids = [de.grupo_id, grupo];
  await chamar(ana.token, e.gravarGrupos, { params: { id: de.id }, body: { grupo_ids } });
  await vincularCliente(banco, de.id, (await criarCliente(banco)).id);
  const params = { id: pessoa.id };
  const feita = await chamar(ana.token, copiaDeAcessoEndpoints.copiar, {
    params,
    body: { de: de.id },
  });
  expect(feita.status).toBe(200);
  expect((await avisosDe(pessoa.id)).map(({ mensagem }) => mensagem).sort()).toEqual([
    'Ana Souza mudou os clientes que você atende.',
    `Ana Souza mudou os seus grupos. Entram: ${await nomeDoGrupo(grupo)}.`,
  ]);
});

test('whoever changes the own access, or has never signed in, is told nothing (permissao_alterada)', async () => {
  const convidada = await criarUsuario(banco, { situacao: 'convidado' });
  const cliente = await criarCliente(banco);
  for (const id of [ana.id, convidada.id]) {
    const body = { cliente_ids: [cliente.id], papeis: [] };
    expect((await chamar(ana.token, e.gravarClientes, { params: { id }, body })).status).toBe(200);
  }
  expect(await avisosDe(ana.id)).toEqual([]);
  expect(await avisosDe(convidada.id)).toEqual([]);
});
