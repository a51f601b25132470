import { GRUPO } from '@dominio/contrato/permissoes';
import { cadastroDeUsuariosEndpoints as cadastro } from '@dominio/contrato/usuarios-cadastro';
import { vinculosDoUsuarioEndpoints as vinculos } from '@dominio/contrato/usuarios-vinculos';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import {
  criarTime,
  criarUsuario,
  proximo,
  vincularCliente,
} from '../../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { grupoClientes, grupoPermissoes, grupos, permissoes } from '../../grupos/grupos.tables.ts';
import { tokensDeUsoUnico } from '../../sessoes/sessoes.tables.ts';
import { timeClientes } from '../../times/times.tables.ts';
import { usuarioGrupos } from '../../usuarios/usuarios.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token } = await administrador();
const FORA = 'Você só pode conceder permissões que possui.';
const umEmail = () => `alcada${proximo()}@teste.demo`;

async function criarGrupo(...pedidas: string[]): Promise<number> {
  const [grupo] = await banco
    .insert(grupos)
    .values({ nome: `Alçada ${proximo()}` })
    .returning();
  const id = grupo?.id ?? 0;
  const linhas = (await banco.select().from(permissoes)).filter(({ modulo, acao }) =>
    pedidas.includes(`${modulo}:${acao}`),
  );
  if (linhas.length > 0) {
    await banco
      .insert(grupoPermissoes)
      .values(linhas.map((linha) => ({ grupo_id: id, permissao_id: linha.id })));
  }
  return id;
}

/** A person who manages users and sees few clients. */
async function criarGerente() {
  const grupo_id = await criarGrupo(
    'usuarios:visualizar',
    'usuarios:editar',
    'user_management:acessar',
  );
  const pessoa = await criarUsuario(banco, { grupo_id });
  return { ...pessoa, token: await entrar(pessoa.id) };
}

describe('a group with clients of its own', () => {
  test('is joined by, or given to, nobody by a caller who does not see these clients', async () => {
    const gerente = await criarGerente();
    const grupo = await criarGrupo();
    const cliente = await criarCliente(banco);
    await banco.insert(grupoClientes).values({ grupo_id: grupo, cliente_id: cliente.id });
    const params = { id: gerente.id };
    const tentativas = [
      () =>
        chamar(gerente.token, vinculos.gravarGrupos, {
          params,
          body: { grupo_ids: [gerente.grupo_id, grupo] },
        }),
      () => chamar(gerente.token, cadastro.atualizar, { params, body: { grupo_id: grupo } }),
      () =>
        chamar(gerente.token, cadastro.criar, {
          body: { nome: 'Outro eu', email: umEmail(), grupo_id: grupo },
        }),
    ];
    for (const tentar of tentativas) {
      expect(await tentar()).toMatchObject({ status: 422, erro: { detail: FORA } });
    }
    await vincularCliente(banco, gerente.id, cliente.id);
    const [primeira] = tentativas;
    expect((await primeira?.())?.status).toBe(200);
  });
});

describe('an e-mail of another person, by which that person signs in,', () => {
  test('is changed only by an administrator if the person has a password', async () => {
    const gerente = await criarGerente();
    const colega = await criarUsuario(banco, { grupo_id: gerente.grupo_id, senha_hash: 'tem' });
    const pedido = { params: { id: colega.id }, body: { email: umEmail() } };
    const recusa = await chamar(gerente.token, cadastro.atualizar, pedido);
    expect(recusa).toMatchObject({ status: 422, erro: { campos: [{ campo: 'email' }] } });
    expect((await chamar(token, cadastro.atualizar, pedido)).status).toBe(200);
  });

  test.each(['a link', 'a group', 'an extra group', 'the team'])(
    'is corrected in an invitation with clients by %s only by somebody who sees them all',
    async (meio) => {
      const gerente = await criarGerente();
      const alcance = { can_see_team_clients: true, only_see_linked_clients: false };
      await banco.update(grupos).set(alcance).where(eq(grupos.id, gerente.grupo_id));
      const cliente = await criarCliente(banco);
      const grupo = await criarGrupo();
      const time = await criarTime(banco);
      const convidada = await criarUsuario(banco, {
        grupo_id: meio === 'a group' ? grupo : gerente.grupo_id,
        time_id: time.id,
        situacao: 'convidado',
      });
      const corrigir = async () => {
        const params = { id: convidada.id };
        return chamar(gerente.token, cadastro.atualizar, { params, body: { email: umEmail() } });
      };
      expect((await corrigir()).status).toBe(200);
      if (meio === 'a link') await vincularCliente(banco, convidada.id, cliente.id);
      if (meio === 'an extra group')
        await banco.insert(usuarioGrupos).values({ usuario_id: convidada.id, grupo_id: grupo });
      if (meio.endsWith('group'))
        await banco.insert(grupoClientes).values({ grupo_id: grupo, cliente_id: cliente.id });
      if (meio === 'the team') {
        await banco.insert(timeClientes).values({ time_id: time.id, cliente_id: cliente.id });
      }
      expect(await corrigir()).toMatchObject({
        status: 422,
        erro: { detail: FORA, campos: [{ campo: 'email' }] },
      });
      await vincularCliente(banco, gerente.id, cliente.id);
      expect((await corrigir()).status).toBe(200);
    },
  );

  test.each([
    ['signs in without a password', {}],
    [
      'did so and is suspended',
      { situacao: 'suspenso' as const, ultimo_acesso_em: new Date('2026-01-02') },
    ],
  ])('is changed only by an administrator for a person who %s', async (_, dados) => {
    const gerente = await criarGerente();
    const colega = await criarUsuario(banco, { grupo_id: gerente.grupo_id, ...dados });
    const pedido = { params: { id: colega.id }, body: { email: umEmail() } };
    const recusa = await chamar(gerente.token, cadastro.atualizar, pedido);
    expect(recusa).toMatchObject({ status: 422, erro: { campos: [{ campo: 'email' }] } });
  });

  test('once corrected voids the invitation to the old address and sends a new one', async () => {
    const { corpo } = await chamar(token, cadastro.criar, {
      body: { nome: 'Endereço errado', email: umEmail(), grupo_id: GRUPO.consultor },
    });
    const usuario_id = corpo.usuario.id;
    const expira_em = new Date(Date.now() + 3_600_000);
    await banco.insert(tokensDeUsoUnico).values({
      hash: `velho${proximo()}`,
      finalidade: 'convite',
      usuario_id,
      expira_em,
    });
    const email = umEmail();
    const params = { id: usuario_id };
    expect((await chamar(token, cadastro.atualizar, { params, body: { email } })).status).toBe(200);
    const vivos = await banco
      .select()
      .from(tokensDeUsoUnico)
      .where(
        and(
          eq(tokensDeUsoUnico.usuario_id, usuario_id),
          eq(tokensDeUsoUnico.finalidade, 'convite'),
          isNull(tokensDeUsoUnico.usado_em),
        ),
      );
    expect(vivos.filter(({ hash }) => hash.startsWith('velho'))).toEqual([]);
  });
});

test('an administrator by an extra group, then by the primary one, can be demoted', async () => {
  const pessoa = await criarUsuario(banco);
  const params = { id: pessoa.id };
  await chamar(token, vinculos.gravarGrupos, {
    params,
    body: { grupo_ids: [GRUPO.consultor, GRUPO.administrador] },
  });
  await chamar(token, cadastro.atualizar, { params, body: { grupo_id: GRUPO.administrador } });
  await chamar(token, cadastro.atualizar, { params, body: { grupo_id: GRUPO.consultor } });
  const { corpo } = await chamar(token, vinculos.grupos, { params });
  expect(corpo.grupos.map(({ id }) => id)).toEqual([GRUPO.consultor]);
});

test('a stale version is refused without the CPF, which would be read unaudited', async () => {
  const { id } = await criarUsuario(banco, { cpf: '52998224725' });
  const resposta = await chamar(token, cadastro.atualizar, {
    params: { id },
    body: { nome: 'Velho', versao: 99 },
  });
  expect(resposta.status).toBe(409);
  expect(JSON.stringify(resposta.erro)).not.toContain('52998224725');
  const lidas = await banco
    .select()
    .from(auditoriaEventos)
    .where(inArray(auditoriaEventos.acao, ['usuario.dados_lidos']));
  expect(lidas.filter(({ objeto_id }) => Number(objeto_id) === id)).toEqual([]);
});

test('an administrator may give permissions that were added to the catalogue', async () => {
  const [nova] = await banco
    .insert(permissoes)
    .values({ modulo: 'sob_medida', acao: 'usar', nome: `Sob medida ${proximo()}` })
    .returning();
  const { id } = await criarUsuario(banco);
  const resposta = await chamar(token, vinculos.gravarPermissoes, {
    params: { id },
    body: { permissao_ids: [nova?.id ?? 0] },
  });
  expect(resposta.status).toBe(200);
});

test('clients of a person are counted among those that the reader sees', async () => {
  const gerente = await criarGerente();
  const colega = await criarUsuario(banco);
  const [comum, so] = [await criarCliente(banco), await criarCliente(banco)];
  for (const { id } of [comum, so]) await vincularCliente(banco, colega.id, id);
  await vincularCliente(banco, gerente.id, comum.id);
  const contados = async (quem: string) => {
    const { corpo } = await chamar(quem, cadastro.buscar, { query: { termo: colega.email } });
    return corpo.usuarios.map(({ total_clientes }) => total_clientes);
  };
  expect(await contados(gerente.token)).toEqual([1]);
  expect(await contados(token)).toEqual([2]);
});

describe('the actions answered to a caller', () => {
  test('say for each group whether the caller may put somebody into it', async () => {
    const gerente = await criarGerente();
    const [igual, acima, comCliente] = [
      await criarGrupo('usuarios:visualizar'),
      await criarGrupo('usuarios:visualizar', 'contratos:excluir'),
      await criarGrupo(),
    ];
    const cliente = await criarCliente(banco);
    await banco.insert(grupoClientes).values({ grupo_id: comCliente, cliente_id: cliente.id });
    const ler = async (de: string) => {
      const { corpo } = await chamar(de, cadastro.grupos, undefined);
      return new Map(corpo.map(({ id, acoes }) => [id, acoes.conceder]));
    };
    const dele = await ler(gerente.token);
    expect([igual, acima, comCliente, GRUPO.administrador].map((id) => dele.get(id))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const doAdministrador = await ler(token);
    expect([...doAdministrador.values()].every(Boolean)).toBe(true);
    await vincularCliente(banco, gerente.id, cliente.id);
    expect((await ler(gerente.token)).get(comCliente)).toBe(true);
  });

  test('say so by the team that is asked about, for a group with the scope of the team’s clients', async () => {
    const grupo = await criarGrupo('usuarios:visualizar', 'user_management:acessar');
    await banco
      .update(grupos)
      .set({ can_see_team_clients: true, only_see_linked_clients: false })
      .where(eq(grupos.id, grupo));
    const gerente = await criarUsuario(banco, { grupo_id: grupo });
    const dele = await entrar(gerente.id);
    const time = await criarTime(banco);
    const cliente = await criarCliente(banco);
    await banco.insert(timeClientes).values({ time_id: time.id, cliente_id: cliente.id });
    const pode = async (query: { time_id?: number }) => {
      const { corpo } = await chamar(dele, cadastro.grupos, { query });
      return corpo.find(({ id }) => id === grupo)?.acoes.conceder;
    };
    expect(await pode({})).toBe(true);
    expect(await pode({ time_id: time.id })).toBe(false);
  });

  test('are none on a person with more rights, by groups or direct permissions', async () => {
    const gerente = await criarGerente();
    const acoesSobre = async (id: number) =>
      (await chamar(gerente.token, cadastro.ler, { params: { id } })).corpo.acoes;
    const colega = await criarUsuario(banco, { grupo_id: gerente.grupo_id });
    expect(await acoesSobre(colega.id)).toMatchObject({ editar: true, ler_sessoes: true });
    const chefe = await criarUsuario(banco, { grupo_id: await criarGrupo('contratos:excluir') });
    expect(new Set(Object.values(await acoesSobre(chefe.id)))).toEqual(new Set([false]));
    const [excluir] = await banco
      .select()
      .from(permissoes)
      .where(and(eq(permissoes.modulo, 'contratos'), eq(permissoes.acao, 'excluir')));
    const params = { id: colega.id };
    const body = { permissao_ids: [excluir?.id ?? 0] };
    expect((await chamar(token, vinculos.gravarPermissoes, { params, body })).status).toBe(200);
    expect(await acoesSobre(colega.id)).toMatchObject({ editar: false, ler_sessoes: false });
    expect(await acoesSobre(gerente.id)).toMatchObject({ editar: true, ler_sessoes: true });
  });
});
