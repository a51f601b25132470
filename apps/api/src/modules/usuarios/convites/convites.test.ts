import { GRUPO } from '@dominio/contrato/permissoes';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { convitesEndpoints as e } from '@dominio/contrato/usuarios-convites';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { cruzar } from '../../../../test/corridas.ts';
import { criarQuemCuida } from '../../../../test/factories/grupos.ts';
import {
  criarAdministrador,
  criarGestor,
  criarUsuario,
  criarUsuarioDeCliente,
  proximo,
  vincularCliente,
} from '../../../../test/factories/usuarios.ts';
import { adiantarTrabalhos } from '../../../../test/trabalhos.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { emails } from '../../../platform/email/email.tables.ts';
import { tokensDeUsoUnico } from '../../sessoes/sessoes.tables.ts';
import { usuarios } from '../usuarios.tables.ts';

const { banco, app, chamar, entrar, pessoa, administrador } = await montarApp({ completa: true });
const admin = await administrador({ nome: 'Quem Convida' });
const { token } = admin;

const HORA = 3_600_000;
const daqui = (horas: number) => new Date(Date.now() + horas * HORA);

type Novo = Parameters<typeof criarUsuario>[1];
const convidada = (dados: Novo = {}) =>
  criarUsuario(banco, {
    situacao: 'convidado',
    convite_enviado_em: daqui(-1),
    convite_expira_em: daqui(71),
    convidado_por: admin.id,
    ...dados,
  });
const listar = async (query: object, quem = token) =>
  (await chamar(quem, e.listar, { query })).corpo;
const nomes = async (query: object, quem = token) =>
  (await listar(query, quem)).convites.map(({ nome }) => nome);

const tokensAbertos = (usuarioId: number) =>
  banco
    .select()
    .from(tokensDeUsoUnico)
    .where(
      and(eq(tokensDeUsoUnico.usuario_id, usuarioId), eq(tokensDeUsoUnico.finalidade, 'convite')),
    )
    .then((linhas) => linhas.filter(({ usado_em }) => usado_em === null).length);

const ultimaAuditoria = async (id: number) =>
  (
    await banco
      .select()
      .from(auditoriaEventos)
      .where(and(eq(auditoriaEventos.objeto_tipo, 'usuario'), eq(auditoriaEventos.objeto_id, id)))
      .orderBy(desc(auditoriaEventos.id))
      .limit(1)
  )[0];

describe('the list of invitations', () => {
  test('holds people who have not accepted, newest first, with the sender and the expiry', async () => {
    await convidada({ nome: 'Zezé Convidada Antiga', convite_enviado_em: daqui(-50) });
    const { id } = await convidada({ nome: 'Bia Convidada' });
    await criarUsuario(banco, { nome: 'Ana Convidada, que já entrou', convidado_por: admin.id });
    await criarUsuario(banco, { nome: 'Convidada suspensa', situacao: 'suspenso' });
    const { convites, total } = await listar({ termo: 'convidada' });
    expect(total).toBe(2);
    expect(convites.map(({ nome }) => nome)).toEqual(['Bia Convidada', 'Zezé Convidada Antiga']);
    expect(convites[0]).toMatchObject({
      id,
      estado: 'valido',
      convidado_por: { id: admin.id, nome: 'Quem Convida' },
      grupos: [{ id: GRUPO.consultor }],
      acoes: { reenviar_convite: true, cancelar_convite: true },
    });
    expect(convites[0]).not.toHaveProperty('cpf');
    expect(await nomes({ termo: 'convidada', ordenar: 'nome', direcao: 'desc' })).toEqual([
      'Zezé Convidada Antiga',
      'Bia Convidada',
    ]);
  });

  test('is filtered by the state of the invitation', async () => {
    await convidada({ nome: 'Estado Válido' });
    await convidada({ nome: 'Estado Expirado', convite_expira_em: daqui(-1) });
    await convidada({ nome: 'Estado Cancelado', convite_expira_em: null });
    const { convites } = await listar({ termo: 'estado', ordenar: 'nome' });
    expect(convites.map((um) => [um.nome, um.estado, um.acoes.cancelar_convite])).toEqual([
      ['Estado Cancelado', 'cancelado', false],
      ['Estado Expirado', 'expirado', false],
      ['Estado Válido', 'valido', true],
    ]);
    for (const [estado, nome] of [
      ['valido', 'Estado Válido'],
      ['expirado', 'Estado Expirado'],
      ['cancelado', 'Estado Cancelado'],
    ]) {
      expect(await nomes({ termo: 'estado', estado })).toEqual([nome]);
    }
    expect((await listar({ termo: 'estado', estado: 'outro' })).total).toBe(3);
  });

  test('is paged', async () => {
    for (const n of [1, 2, 3]) await convidada({ nome: `Paginada ${n}` });
    const query = { termo: 'paginada', ordenar: 'nome', limit: 2, page: 2 };
    expect(await listar(query)).toMatchObject({ total: 3, page: 2, limit: 2, total_pages: 2 });
    expect(await nomes(query)).toEqual(['Paginada 3']);
  });

  test('shows only people of clients in scope, and offers actions to people who manage users', async () => {
    const doCliente = await criarUsuarioDeCliente(banco, {
      ...{ nome: 'Alcance do cliente', situacao: 'convidado', convite_expira_em: daqui(3) },
    });
    await convidada({ nome: 'Alcance da equipe' });
    const gestor = await criarGestor(banco);
    const dele = await entrar(gestor.id);
    expect(await nomes({ termo: 'alcance' }, dele)).toEqual(['Alcance da equipe']);
    await vincularCliente(banco, gestor.id, doCliente.client_id ?? 0);
    const { convites } = await listar({ termo: 'alcance', ordenar: 'nome' }, dele);
    expect(convites).toHaveLength(2);
    expect(convites.flatMap(({ acoes }) => Object.values(acoes))).toEqual(Array(4).fill(false));
    const { token: consultor } = await pessoa();
    expect((await chamar(consultor, e.listar)).status).toBe(403);
  });

  test('offers actions only on people without more rights than the caller, as the service enforces', async () => {
    const gerente = await criarQuemCuida(banco);
    const dela = await entrar(gerente.id);
    await convidada({ nome: 'Alçada igual', grupo_id: gerente.grupo_id });
    const acima = await convidada({ nome: 'Alçada maior', grupo_id: GRUPO.gestor });
    const { convites } = await listar({ termo: 'alçada', ordenar: 'nome' }, dela);
    expect(convites.map(({ acoes }) => acoes.reenviar_convite)).toEqual([true, false]);
    for (const chamada of [e.reenviar, e.cancelar]) {
      expect((await chamar(dela, chamada, { params: { id: acima.id } })).status).toBe(422);
    }
  });
});

describe('sending another invitation', () => {
  test('gives a valid link again, under the name of the sender', async () => {
    const outra = await criarAdministrador(banco, { nome: 'Quem Reenvia' });
    const { id } = await convidada({ nome: 'Reenviada', convite_expira_em: daqui(-1) });
    expect((await chamar(await entrar(outra.id), e.reenviar, { params: { id } })).status).toBe(200);
    const [convite] = (await listar({ termo: 'reenviada' })).convites;
    expect(convite).toMatchObject({ estado: 'valido', convidado_por: { id: outra.id } });
    await vi.waitFor(async () => expect(await tokensAbertos(id)).toBe(1), 8000);
  });

  test('happens when a person who never signed in is made active in the record', async () => {
    const criada = await chamar(token, cadastroDeUsuariosEndpoints.criar, {
      body: { nome: 'Depois', email: `depois${proximo()}@teste.demo`, grupo_id: 4, ativo: false },
    });
    const { id, email } = criada.corpo.usuario;
    const ativar = { params: { id }, body: { ativo: true } };
    const { corpo } = await chamar(token, cadastroDeUsuariosEndpoints.atualizar, ativar);
    expect(corpo.usuario).toMatchObject({ situacao: 'convidado' });
    expect(corpo.usuario.convite_expira_em).not.toBeNull();
    const cartas = () => banco.select().from(emails).where(eq(emails.para, email));
    await vi.waitFor(async () => expect(await cartas()).toHaveLength(1), 8000);
  });
});

describe('withdrawing an invitation', () => {
  test('voids its link; the person stays invited and may be sent another', async () => {
    const { id, email } = await convidada({ nome: 'Cancelada' });
    const params = { id };
    await chamar(token, e.reenviar, { params });
    const carta = await vi.waitFor(async () => {
      const [uma] = await banco.select().from(emails).where(eq(emails.para, email));
      if (!uma) throw new Error('ainda não chegou');
      return uma;
    }, 8000);
    const [, link = ''] = /token=([\w-]+)/.exec(carta.texto) ?? [];
    const vale = async () =>
      (await app.inject({ url: `/auth/validate-reset-token/${link}` })).json().valid;
    expect(await vale()).toBe(true);
    expect((await chamar(token, e.cancelar, { params })).status).toBe(200);
    expect(await vale()).toBe(false);
    expect(await ultimaAuditoria(id)).toMatchObject({
      ...{ acao: 'usuario.convite_cancelado', usuario_id: admin.id },
    });
    const [convite] = (await listar({ termo: 'cancelada' })).convites;
    expect(convite).toMatchObject({ estado: 'cancelado', expira_em: null });
    const outraVez = await chamar(token, e.cancelar, { params });
    expect([outraVez.status, outraVez.erro.detail]).toEqual([409, 'Este convite já não vale.']);
    expect((await chamar(token, e.reenviar, { params })).status).toBe(200);
    expect((await listar({ termo: 'cancelada' })).convites[0]?.estado).toBe('valido');
  });

  test('before its e-mail went out keeps the e-mail from being sent', async () => {
    const { id, email } = await convidada();
    // Both at once: the e-mail's job waits for the locked person, and by then the invitation is
    // void.
    await cruzar(banco, {
      segura: (outra) =>
        outra.query('select 1 from usuarios where id = $1 for no key update', [id]),
      chamada: async () => {
        await banco.transaction((tx) =>
          app.plataforma.jobs.publicar(tx, 'usuario.convidado', { usuarioId: id }),
        );
        await adiantarTrabalhos(banco);
      },
      depois: (outra) =>
        outra.query('update usuarios set convite_expira_em = null where id = $1', [id]),
    });
    expect(await tokensAbertos(id)).toBe(0);
    expect(await banco.$count(emails, eq(emails.para, email))).toBe(0);
  });

  test.each([
    ['who has signed in', { situacao: 'ativo' }, 'Este convite já foi aceito.'],
    [
      'who is suspended and never signed in',
      { situacao: 'suspenso' },
      'Esta pessoa não tem convite à espera.',
    ],
    [
      'who left and never signed in',
      { situacao: 'desligado' },
      'Esta pessoa não tem convite à espera.',
    ],
    [
      'who was suspended after signing in',
      { situacao: 'suspenso', senha_hash: 'tem' },
      'Este convite já foi aceito.',
    ],
    ['one that ran out', { convite_expira_em: daqui(-1) }, 'Este convite já não vale.'],
  ] as const)('is refused for %s', async (_, dados, detail) => {
    const { id } = await convidada(dados);
    const { status, erro } = await chamar(token, e.cancelar, { params: { id } });
    expect([status, erro.detail]).toEqual([409, detail]);
    const [linha] = await banco.select().from(usuarios).where(eq(usuarios.id, id));
    expect(linha?.convite_expira_em).not.toBeNull();
  });
});
