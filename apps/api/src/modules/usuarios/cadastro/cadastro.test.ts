import { GRUPO } from '@dominio/contrato/permissoes';
import { cadastroDeUsuariosEndpoints as e } from '@dominio/contrato/usuarios-cadastro';
import { convitesEndpoints } from '@dominio/contrato/usuarios-convites';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarQuemCuida } from '../../../../test/factories/grupos.ts';
import {
  criarAdministrador,
  criarGestor,
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
  proximo,
  umCpf,
  vincularCliente,
} from '../../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { timeClientes, times } from '../../times/times.tables.ts';
import { usuarios } from '../usuarios.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const umEmail = () => `nova${proximo()}@teste.demo`;

/** A person who may see and edit users, and nothing else. */
const criarGerente = () => criarQuemCuida(banco, ['usuarios:editar']);

const admin = await administrador({ nome: 'Administradora do cadastro' });
const { token } = admin;

describe('AD-23 GET /usuarios/{id}', () => {
  test('AD-08 answers the whole record to people who edit users, and audits the reading', async () => {
    const cpf = umCpf();
    const { id } = await criarUsuario(banco, { cpf, data_nascimento: '1990-05-01' });
    const { corpo } = await chamar(token, e.ler, { params: { id } });
    expect(corpo).toMatchObject({ cpf, data_nascimento: '1990-05-01', dados_completos: true });
    expect(corpo).toMatchObject({ grupo_nome: 'Consultor', avatar_url: `/usuarios/${id}/avatar` });
    const lidas = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.objeto_id, id));
    expect(lidas).toMatchObject([{ acao: 'usuario.dados_lidos', usuario_id: admin.id }]);
  });

  test('answers a masked record to people who only see users', async () => {
    const cpf = umCpf();
    const { id } = await criarUsuario(banco, { cpf, tem_filhos: false, genero: 'feminino' });
    const gestor = await entrar((await criarGestor(banco)).id);
    const { corpo } = await chamar(gestor, e.ler, { params: { id } });
    expect(corpo.cpf).toMatch(/^\*{3}\./);
    expect(corpo).toMatchObject({ tem_filhos: null, genero: null, dados_completos: false });
    expect(new Set(Object.values(corpo.acoes))).toEqual(new Set([false]));
  });
});

describe('AD-24 POST /usuarios', () => {
  test('registers a person, who is then invited', async () => {
    const email = umEmail();
    const body = { nome: 'Nova Pessoa', email: ` ${email.toUpperCase()} `, grupo_id: 4 };
    const { status, corpo } = await chamar(token, e.criar, { body });
    expect(status).toBe(201);
    expect(corpo).toMatchObject({ success: true, usuario: { email, situacao: 'convidado' } });
    expect(corpo.usuario.convite_expira_em).not.toBeNull();
  });

  test('AD-18 refuses a duplicate by 409 on its field, also of two at once', async () => {
    const [email, cpf] = [umEmail(), umCpf()];
    const novo = (outro: object) =>
      chamar(token, e.criar, { body: { nome: 'Dupla', email, grupo_id: 4, ...outro } });
    const respostas = await Promise.all([novo({}), novo({})]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409]);
    const email409 = await novo({});
    expect(email409.erro).toMatchObject({
      detail: 'E-mail já cadastrado.',
      campos: [{ campo: 'email' }],
    });
    expect((await novo({ email: umEmail(), cpf })).status).toBe(201);
    const repetido = await novo({ email: umEmail(), cpf });
    expect(repetido.status).toBe(409);
    expect(repetido.erro.detail).toBe('CPF já cadastrado.');
  });

  test.each([
    [{ email: 'sem arroba' }, 'email', 'E-mail inválido.'],
    [{ email: 'Ana <ana@b.demo>' }, 'email', 'E-mail inválido.'],
    [{ email: 'grupo:a@b.demo;' }, 'email', 'E-mail inválido.'],
    [{ email: 'a@b.demo,c@d.demo' }, 'email', 'E-mail inválido.'],
    [{ email: 'a@b.demo\r\nBcc: c@d.demo' }, 'email', 'E-mail inválido.'],
    [{ nome: 'Ana\r\nSouza' }, 'nome', 'Use uma linha só, sem quebras nem tabulações.'],
    [{ nome: 'Ana\u001bSouza' }, 'nome', 'O texto contém um caractere inválido.'],
    [{ data_admissao: '2026-02-31' }, 'data_admissao', 'Esta data não existe: 31/02/2026.'],
    [{ cpf: '111.111.111-11' }, 'cpf', 'CPF inválido.'],
    [{ data_nascimento: '2999-01-01' }, 'data_nascimento', 'Data de nascimento inválida.'],
    [
      { data_nascimento: '2000-01-01', data_admissao: '1999-12-31' },
      'data_admissao',
      'A admissão não pode ser anterior ao nascimento.',
    ],
    [{ grupo_id: 987_654 }, 'grupo_id', 'Grupo não encontrado.'],
    [{ grupo_id: 2 }, 'client_id', 'Escolha a empresa do usuário do grupo Cliente.'],
  ])('refuses %j by 422', async (campos, campo, mensagem) => {
    const body = { nome: 'Errada', email: umEmail(), grupo_id: 4, ...campos };
    const { status, erro } = await chamar(token, e.criar, { body });
    expect(status).toBe(422);
    expect(erro.campos).toContainEqual({ campo, mensagem });
  });

  test('ignores fields that are not of the record', async () => {
    const body = {
      ...{ nome: 'Massa', email: umEmail(), grupo_id: 4, client_id: 1 },
      ...{ id: 1, senha_hash: 'x', situacao: 'ativo', versao_permissoes: 99 },
    };
    const { corpo } = await chamar(token, e.criar, { body });
    expect(corpo.usuario).toMatchObject({ client_id: null, situacao: 'convidado' });
    expect(corpo.usuario.id).not.toBe(1);
  });

  test('refuses a group with permissions that the caller lacks', async () => {
    const gerente = await entrar((await criarGerente()).id);
    for (const grupo_id of [GRUPO.administrador, GRUPO.gestor, GRUPO.consultor]) {
      const body = { nome: 'Subida', email: umEmail(), grupo_id };
      const { status, erro } = await chamar(gerente, e.criar, { body });
      expect(status).toBe(422);
      expect(erro.detail).toBe('Você só pode conceder permissões que possui.');
    }
  });
});

describe('AD-23 PUT and DELETE /usuarios/{id}', () => {
  test('changes the fields sent, keeps the others, and refuses a stale version', async () => {
    const { id, versao } = await criarUsuario(banco, { telefone: '11 5555-0000' });
    const mudar = (body: object) => chamar(token, e.atualizar, { params: { id }, body });
    const { corpo } = await mudar({ nome: 'Outro Nome', versao });
    expect(corpo.usuario).toMatchObject({ nome: 'Outro Nome', telefone: '11 5555-0000' });
    const velha = await mudar({ nome: 'Velho', versao });
    expect(velha.status).toBe(409);
    expect(velha.erro.codigo).toBe('REGISTRO_ALTERADO');
  });

  test('refuses a team whose clients the caller does not see, for the caller or for others', async () => {
    const gerente = await criarGerente();
    const dele = await entrar(gerente.id);
    const time = await criarTime(banco);
    const alheio = await criarUsuarioDeCliente(banco);
    await banco
      .insert(timeClientes)
      .values({ time_id: time.id, cliente_id: alheio.client_id ?? 0 });
    const params = { id: gerente.id };
    const recusa = await chamar(dele, e.atualizar, { params, body: { time_id: time.id } });
    expect(recusa.status).toBe(422);
    expect(recusa.erro).toMatchObject({
      detail: 'Você só pode conceder permissões que possui.',
      campos: [{ campo: 'time_id' }],
    });
    await vincularCliente(banco, gerente.id, alheio.client_id ?? 0);
    const aceite = await chamar(dele, e.atualizar, { params, body: { time_id: time.id } });
    expect(aceite.status).toBe(200);
  });

  test('keeps the person’s team though it is inactive', async () => {
    const time = await criarTime(banco);
    const { id } = await criarUsuario(banco, { time_id: time.id });
    await banco.update(times).set({ ativo: false }).where(eq(times.id, time.id));
    const { status, corpo } = await chamar(token, e.atualizar, {
      params: { id },
      body: { nome: 'Ainda no time', time_id: time.id },
    });
    expect(status).toBe(200);
    expect(corpo.usuario.time_id).toBe(time.id);
  });

  test('refuses to change a person with more rights than the caller', async () => {
    const gerente = await entrar((await criarGerente()).id);
    const params = { id: (await criarUsuario(banco)).id };
    const body = { email: umEmail() };
    expect((await chamar(gerente, e.atualizar, { params, body })).status).toBe(422);
    expect((await chamar(gerente, e.excluir, { params })).status).toBe(422);
    expect((await chamar(gerente, e.excluir, { params: { id: admin.id } })).status).toBe(422);
  });

  test('deactivates: the session ends at once, the record stays', async () => {
    const { id } = await criarUsuario(banco);
    const dele = await entrar(id);
    expect((await chamar(token, e.excluir, { params: { id } })).status).toBe(200);
    expect((await chamar(dele, e.grupos)).status).toBe(401);
    const { corpo } = await chamar(token, e.ler, { params: { id } });
    expect(corpo).toMatchObject({ situacao: 'desligado', ativo: false });
    expect((await chamar(token, e.excluir, { params: { id } })).status).toBe(409);
  });

  test('refuses to deactivate oneself', async () => {
    const { status, erro } = await chamar(token, e.excluir, { params: { id: admin.id } });
    expect(status).toBe(409);
    expect(erro.detail).toBe('Você não pode excluir o próprio usuário.');
  });

  test('suspends and reactivates; a person without a password is invited again', async () => {
    const { id } = await criarUsuario(banco);
    const params = { id };
    expect((await chamar(token, e.suspender, { params })).status).toBe(200);
    expect((await chamar(token, e.suspender, { params })).status).toBe(409);
    expect((await chamar(token, e.reativar, { params })).status).toBe(200);
    expect((await chamar(token, e.ler, { params })).corpo.situacao).toBe('convidado');
    expect((await chamar(token, convitesEndpoints.reenviar, { params })).status).toBe(200);
  });
});

describe('the last administrator', () => {
  test('stays when two administrators demote each other at the same moment', async () => {
    await banco
      .update(usuarios)
      .set({ situacao: 'suspenso' })
      .where(eq(usuarios.grupo_id, GRUPO.administrador));
    const [um, dois] = [await criarAdministrador(banco), await criarAdministrador(banco)];
    const rebaixar = async (quem: number, a: number) =>
      chamar(await entrar(quem), e.atualizar, { params: { id: a }, body: { grupo_id: 4 } });
    const respostas = await Promise.all([rebaixar(um.id, dois.id), rebaixar(dois.id, um.id)]);
    const [certa, recusada] = respostas.sort((a, b) => a.status - b.status);
    expect(certa?.status).toBe(200);
    expect([403, 409]).toContain(recusada?.status);
    const restantes = await banco.$count(
      usuarios,
      and(eq(usuarios.grupo_id, GRUPO.administrador), eq(usuarios.situacao, 'ativo')),
    );
    expect(restantes).toBeGreaterThan(0);
    await banco
      .update(usuarios)
      .set({ situacao: 'ativo' })
      .where(eq(usuarios.grupo_id, GRUPO.administrador));
  });
});
