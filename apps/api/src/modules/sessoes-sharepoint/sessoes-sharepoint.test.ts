import { GRUPO } from '@dominio/contrato/permissoes';
import { sessoesSharepointEndpoints as e } from '@dominio/contrato/sessoes-sharepoint';
import { timesEndpoints } from '@dominio/contrato/times';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { vinculosDoUsuarioEndpoints } from '@dominio/contrato/usuarios-vinculos';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarGrupo, criarSessaoSharepoint } from '../../../test/factories/grupos.ts';
import {
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
} from '../../../test/factories/usuarios.ts';
import { grupos } from '../grupos/grupos.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { usuarioSessoes } from './sessoes-sharepoint.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token: admin } = await administrador();
const VE_TUDO = {
  ...{ can_see_all_clients: true, can_see_team_clients: false, only_see_linked_clients: false },
};
const leitura = ['sharepoint:acessar', 'usuarios:visualizar', 'times:acessar'];

const nomesDe = async (token: string) =>
  (await chamar(token, e.minhas)).corpo.sessoes.map(({ nome }) => nome);
const doGrupo = (token: string, id: number, sessoes_ids: number[]) =>
  chamar(token, e.gravarDoGrupo, { params: { id }, body: { sessoes_ids } });
const doTime = (token: string, id: number, sessoes_ids: number[]) =>
  chamar(token, e.gravarDoTime, { params: { id }, body: { sessoes_ids } });

test('AD-37 AD-41 AD-49 AD-50 document areas opened to a person, a group or a team are open in the next request', async () => {
  const grupo = await criarGrupo(banco, leitura);
  const time = await criarTime(banco, { nome: 'Time dos documentos' });
  const pessoa = await criarUsuario(banco, { grupo_id: grupo, time_id: time.id });
  const dela = await entrar(pessoa.id);
  const [a, b, c] = [
    await criarSessaoSharepoint(banco, 'Fiscal'),
    await criarSessaoSharepoint(banco, 'Contábil'),
    await criarSessaoSharepoint(banco, 'Modelos'),
  ];
  expect(await nomesDe(dela)).toEqual([]);
  await banco.insert(usuarioSessoes).values({ usuario_id: pessoa.id, sessao_id: c });
  expect((await doGrupo(admin, grupo, [a, a])).corpo).toEqual({
    success: true,
    ...{ adicionados: 1, removidos: 0, total: 1, versao: expect.any(Number) },
  });
  expect((await doTime(admin, time.id, [b])).corpo).toMatchObject({ adicionados: 1 });
  expect(await nomesDe(dela)).toEqual(['Contábil', 'Fiscal', 'Modelos']);
  const grupos = await chamar(dela, e.grupos, { params: { id: a } });
  expect(grupos.corpo).toMatchObject([{ id: grupo }]);
  const times = await chamar(dela, e.times, { params: { id: b } });
  expect(times.corpo).toEqual([{ id: time.id, nome: 'Time dos documentos' }]);
  expect((await doTime(admin, time.id, [])).corpo).toMatchObject({ removidos: 1, total: 0 });
  expect(await nomesDe(dela)).toEqual(['Fiscal', 'Modelos']);
  expect((await chamar(dela, e.times, { params: { id: b } })).status).toBe(404);
});

test('AD-41 one unknown area saves nothing; when areas change, members read their rights again', async () => {
  const grupo = await criarGrupo(banco, leitura);
  const pessoa = await criarUsuario(banco, { grupo_id: grupo });
  const versao = async () =>
    (await banco.select().from(usuarios).where(eq(usuarios.id, pessoa.id)))[0]?.versao_permissoes;
  const antes = await versao();
  const sessao = await criarSessaoSharepoint(banco);
  const estranha = await doGrupo(admin, grupo, [sessao, 987_654]);
  expect(estranha.status).toBe(422);
  expect(estranha.erro.detail).toBe('Sessões não encontradas: 987654.');
  expect(await versao()).toBe(antes);
  await doGrupo(admin, grupo, [sessao]);
  expect(await versao()).toBe((antes ?? 0) + 1);
  await doGrupo(admin, grupo, [sessao]);
  expect(await versao(), 'nothing changed').toBe((antes ?? 0) + 1);
});

test('AD-41 AD-49 areas out of the caller’s reach are neither given nor taken, and stay', async () => {
  const gerencia = [...leitura, 'user_management:acessar', 'times:editar'];
  const grupo = await criarGrupo(banco, gerencia);
  const gerente = await criarUsuario(banco, { grupo_id: grupo });
  const dele = await entrar(gerente.id);
  const [minha, alheia] = [await criarSessaoSharepoint(banco), await criarSessaoSharepoint(banco)];
  await banco.insert(usuarioSessoes).values({ usuario_id: gerente.id, sessao_id: minha });
  const outro = await criarGrupo(banco, leitura);
  const time = await criarTime(banco);
  await doGrupo(admin, outro, [alheia]);
  expect((await doGrupo(dele, outro, [alheia])).status).toBe(422);
  expect((await doTime(dele, time.id, [alheia])).status).toBe(422);
  expect((await doGrupo(dele, outro, [minha])).status).toBe(200);
  expect((await doGrupo(dele, outro, [])).corpo).toMatchObject({ removidos: 1 });
  const restam = await chamar(admin, e.grupos, { params: { id: alheia } });
  expect(restam.corpo.map(({ id }) => id)).toEqual([outro]);
});

test('C1 a group’s or team’s areas are not replaced from a stale version', async () => {
  const [a, b] = [await criarSessaoSharepoint(banco), await criarSessaoSharepoint(banco)];
  const donos = [
    { endpoint: e.gravarDoGrupo, params: { id: await criarGrupo(banco) } },
    { endpoint: e.gravarDoTime, params: { id: (await criarTime(banco)).id } },
  ] as const;
  for (const { endpoint, params } of donos) {
    const gravar = (sessoes_ids: number[], versao?: number) =>
      chamar(admin, endpoint, { params, body: { sessoes_ids, versao } });
    const { versao } = (await gravar([])).corpo;
    expect((await gravar([a], versao)).corpo).toMatchObject({ versao: versao + 1 });
    const tarde = await gravar([b], versao);
    expect([tarde.status, tarde.erro.codigo]).toEqual([409, 'REGISTRO_ALTERADO']);
    expect((await gravar([b], versao + 1)).status).toBe(200);
    expect((await gravar([a])).status).toBe(200);
  }
});

test('AD-41 the areas of a group that gives more rights than the caller has are replaced by administrators alone', async () => {
  const grupo_id = await criarGrupo(banco, [...leitura, 'user_management:acessar']);
  const gerente = await criarUsuario(banco, { grupo_id });
  const dele = await entrar(gerente.id);
  const minha = await criarSessaoSharepoint(banco);
  await banco.insert(usuarioSessoes).values({ usuario_id: gerente.id, sessao_id: minha });
  const acima = await criarGrupo(banco, [...leitura, 'auditoria:exportar']);
  for (const id of [acima, GRUPO.administrador]) {
    const { status, erro } = await doGrupo(dele, id, [minha]);
    expect([status, erro.detail]).toEqual([422, 'Você só pode conceder permissões que possui.']);
  }
  expect((await doGrupo(admin, acima, [minha])).status).toBe(200);
  expect((await doGrupo(dele, acima, [])).status).toBe(422);
  const abertos = await chamar(admin, e.grupos, { params: { id: minha } });
  expect(abertos.corpo.map(({ id }) => id)).toEqual([acima]);
});

test('AD-49 nobody reaches an area by joining, or adding somebody to, a group or team that opens it', async () => {
  const gerencia = [...leitura, 'user_management:acessar', 'times:editar'];
  const grupo_id = await criarGrupo(banco, gerencia);
  await banco.update(grupos).set(VE_TUDO).where(eq(grupos.id, grupo_id));
  const gerente = await criarUsuario(banco, { grupo_id });
  const dele = await entrar(gerente.id);
  const outra = await criarUsuario(banco, { grupo_id: await criarGrupo(banco, leitura) });
  const alheia = await criarSessaoSharepoint(banco);
  const time = await criarTime(banco);
  const grupo = await criarGrupo(banco, leitura);
  const tentar = async () => [
    (
      await chamar(dele, timesEndpoints.gravarUsuarios, {
        params: { id: time.id },
        body: { usuario_ids: [gerente.id] },
      })
    ).status,
    (
      await chamar(dele, cadastroDeUsuariosEndpoints.atualizar, {
        params: { id: outra.id },
        body: { time_id: time.id },
      })
    ).status,
    (
      await chamar(dele, vinculosDoUsuarioEndpoints.gravarGrupos, {
        params: { id: outra.id },
        body: { grupo_ids: [outra.grupo_id, grupo] },
      })
    ).status,
  ];
  await doTime(admin, time.id, [alheia]);
  await doGrupo(admin, grupo, [alheia]);
  expect(await tentar()).toEqual([422, 422, 422]);
  expect(await nomesDe(dele)).toEqual([]);
  // Areas that the manager reaches may be given to others.
  await banco.insert(usuarioSessoes).values({ usuario_id: gerente.id, sessao_id: alheia });
  expect(await tentar()).toEqual([200, 200, 200]);
});

test('AD-37 without the permission, and for people of clients, the list is empty', async () => {
  const pessoa = await criarUsuario(banco, { grupo_id: await criarGrupo(banco) });
  const sessao_id = await criarSessaoSharepoint(banco);
  await banco.insert(usuarioSessoes).values({ usuario_id: pessoa.id, sessao_id });
  const deCliente = await criarUsuarioDeCliente(banco);
  for (const { id } of [pessoa, deCliente]) {
    const { status, corpo } = await chamar(await entrar(id), e.minhas);
    expect([status, corpo.total]).toEqual([200, 0]);
  }
});
