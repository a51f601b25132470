import { pedidosDeAcessoEndpoints as e } from '@dominio/contrato/pedidos-de-acesso';
import { GRUPO } from '@dominio/contrato/permissoes';
import { vinculosDoUsuarioEndpoints as vinculos } from '@dominio/contrato/usuarios-vinculos';
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarPermissao } from '../../../test/factories/grupos.ts';
import {
  criarAdministrador,
  criarGestor,
  criarUsuarioDeCliente,
} from '../../../test/factories/usuarios.ts';
import { adiantarTrabalhos } from '../../../test/trabalhos.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { emails } from '../../platform/email/email.tables.ts';
import { permissoes } from '../grupos/grupos.tables.ts';
import { notificacoes } from '../notificacoes/notificacoes.tables.ts';
import { usuarioPermissoes, usuarios } from '../usuarios/usuarios.tables.ts';
import { fecharPedidos } from './pedidos-de-acesso.service.ts';

const { banco, plataforma, chamar, entrar, avancar, pessoa, administrador } = await montarApp({
  completa: true,
});
const ana = await administrador({ nome: 'Ana Souza' });
const bruno = await criarAdministrador(banco, { nome: 'Bruno Lima' });
await criarAdministrador(banco, { situacao: 'suspenso' });
const gestor = await criarGestor(banco);

const MOTIVO = 'Vou cuidar da folha em dezembro.';
const pedir = (token: string, permissao = 'rh:visualizar', motivo = MOTIVO) =>
  chamar(token, e.pedir, { body: { permissao, motivo } });
const meus = async (token: string) => (await chamar(token, e.listar)).corpo;
const avisos = () => banco.select().from(notificacoes).orderBy(asc(notificacoes.usuario_id));

const alguem = () => pessoa({ nome: 'Caio Reis' });

beforeEach(async () => {
  await adiantarTrabalhos(banco);
  await banco.delete(emails);
  await banco.delete(notificacoes);
});

describe('a request for access', () => {
  test('notifies every active administrator by bell and e-mail, with the reason and a link to the decision', async () => {
    const { id, token } = await alguem();
    const { status, corpo } = await pedir(token);
    expect([status, corpo.message]).toEqual([201, 'Pedido enviado a quem administra os acessos.']);
    await adiantarTrabalhos(banco);
    expect(await avisos()).toMatchObject(
      [ana, bruno].map((um) => ({
        usuario_id: um.id,
        categoria: 'administracao',
        tipo_evento: 'acesso_pedido',
        titulo: 'Pedido de acesso',
        mensagem: `Caio Reis pede Recursos Humanos: visualizar. Motivo: ${MOTIVO}`,
        url: `/gerenciar-usuarios?usuario=${id}&parte=permissoes`,
        criado_por: id,
      })),
    );
    const cartas = await banco.select().from(emails).orderBy(asc(emails.para));
    expect(cartas.map(({ para }) => para)).toEqual([ana.email, bruno.email].sort());
    for (const { assunto, texto } of cartas) {
      expect(assunto).toBe('Pedido de acesso: Recursos Humanos: visualizar');
      expect(texto).toContain(MOTIVO);
      expect(texto).toContain(`/gerenciar-usuarios?usuario=${id}&parte=permissoes`);
    }
    const [auditado] = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.usuario_id, id));
    expect(auditado).toMatchObject({
      acao: 'acesso.pedido',
      depois: { permissao: 'rh:visualizar', motivo: MOTIVO },
    });
  });

  test('is shown in the person’s record only to people who may give it', async () => {
    const { id, token } = await alguem();
    await pedir(token);
    const lidos = async (quem: string) => {
      const { corpo } = await chamar(quem, vinculos.permissoes, { params: { id } });
      return corpo.disponiveis.flatMap(({ modulo, acao, pedido }) =>
        pedido ? [[`${modulo}:${acao}`, pedido.motivo]] : [],
      );
    };
    expect(await lidos(ana.token)).toEqual([['rh:visualizar', MOTIVO]]);
    expect(await lidos(await entrar(gestor.id))).toEqual([]);
  });

  test('stays open until the person has the permission, by whatever way', async () => {
    const { id, token } = await alguem();
    await pedir(token);
    const antes = await meus(token);
    expect(antes.pedidos).toMatchObject([
      { permissao: 'rh:visualizar', nome: 'Recursos Humanos: visualizar', motivo: MOTIVO },
    ]);
    expect(antes.disponiveis.map(({ permissao }) => permissao)).toContain('rh:visualizar');
    expect(antes.disponiveis.map(({ permissao }) => permissao)).not.toContain('agenda:visualizar');
    await banco.update(usuarios).set({ grupo_id: GRUPO.administrador }).where(eq(usuarios.id, id));
    const depois = await meus(await entrar(id));
    expect(depois).toEqual({ disponiveis: [], pedidos: [], total: 0 });
    await banco.update(usuarios).set({ situacao: 'desligado' }).where(eq(usuarios.id, id));
  });

  test('is deleted once it was answered, or after 30 days', async () => {
    const { id, token } = await alguem();
    await pedir(token, 'rh:visualizar');
    await pedir(token, 'times:editar');
    const [dada] = await banco
      .select()
      .from(permissoes)
      .where(and(eq(permissoes.modulo, 'rh'), eq(permissoes.acao, 'visualizar')));
    if (!dada) throw new Error('sem a permissão');
    await banco.insert(usuarioPermissoes).values({ usuario_id: id, permissao_id: dada.id });
    await fecharPedidos(banco, plataforma.agora());
    await banco.delete(usuarioPermissoes).where(eq(usuarioPermissoes.usuario_id, id));
    expect((await meus(token)).pedidos.map(({ permissao }) => permissao)).toEqual(['times:editar']);
    await fecharPedidos(banco, new Date(plataforma.agora().getTime() + 30 * 24 * 3_600_000));
    expect((await meus(token)).pedidos).toEqual([]);
  });

  test('may be for a permission that the firm created, which administrators hold as well', async () => {
    const id = await criarPermissao(banco);
    const [propria] = await banco.select().from(permissoes).where(eq(permissoes.id, id));
    const permissao = `${propria?.modulo}:${propria?.acao}`;
    const { token } = await alguem();
    expect((await meus(token)).disponiveis).toContainEqual({ permissao, nome: 'De teste' });
    expect((await pedir(token, permissao)).status).toBe(201);
    expect(await meus(ana.token)).toEqual({ disponiveis: [], pedidos: [], total: 0 });
    expect((await pedir(ana.token, permissao)).status).toBe(409);
    await banco.delete(permissoes).where(eq(permissoes.id, id));
  });

  test('is written once a day for one permission, and once of two at the same moment', async () => {
    const { token } = await alguem();
    const juntos = await Promise.all([pedir(token), pedir(token)]);
    expect(juntos.map(({ status }) => status).sort()).toEqual([201, 409]);
    const denovo = await pedir(token);
    expect([denovo.status, denovo.erro.detail]).toEqual([
      409,
      'Você já pediu este acesso. Um novo pedido pode ser feito um dia depois do anterior.',
    ]);
    expect((await pedir(token, 'times:editar')).status).toBe(201);
    avancar(24 * 3_600_000);
    expect((await pedir(token, 'rh:visualizar', 'Ainda preciso da folha.')).status).toBe(201);
    expect((await meus(token)).pedidos.map(({ motivo }) => motivo)).toEqual([
      'Ainda preciso da folha.',
      MOTIVO,
    ]);
  });

  test('is refused for a permission that one has, an unknown one, without a reason, and to people of clients', async () => {
    const { token } = await alguem();
    const tem = await pedir(token, 'agenda:visualizar');
    expect([tem.status, tem.erro.detail]).toEqual([409, 'Você já tem este acesso.']);
    const semPermissao = { campo: 'permissao', mensagem: 'Escolha o que você precisa.' };
    expect((await pedir(token, 'fechamentos:ver_time')).status).toBe(422);
    const nenhuma = await pedir(token, 'rh:demitir');
    expect([nenhuma.status, nenhuma.erro.campos]).toEqual([422, [semPermissao]]);
    const vazio = await pedir(token, '', 'curto');
    expect([vazio.status, vazio.erro.campos]).toEqual([
      422,
      [
        semPermissao,
        { campo: 'motivo', mensagem: 'Diga para que você precisa, com 10 a 300 caracteres.' },
      ],
    ]);
    const { id } = await criarUsuarioDeCliente(banco);
    const deFora = await entrar(id);
    expect((await pedir(deFora)).status).toBe(403);
    expect(await meus(deFora)).toEqual({ disponiveis: [], pedidos: [], total: 0 });
    await adiantarTrabalhos(banco);
    expect(await avisos()).toEqual([]);
  });

  test('is refused and not stored while there is nobody to decide it', async () => {
    const { token } = await alguem();
    const todos = eq(usuarios.grupo_id, GRUPO.administrador);
    await banco.update(usuarios).set({ situacao: 'suspenso' }).where(todos);
    const { status, erro } = await pedir(token);
    await banco.update(usuarios).set({ situacao: 'ativo' }).where(eq(usuarios.id, ana.id));
    expect([status, erro.detail]).toEqual([
      409,
      'Não há quem receba o pedido agora. Fale com a direção do escritório.',
    ]);
    expect((await meus(token)).pedidos).toEqual([]);
  });
});
