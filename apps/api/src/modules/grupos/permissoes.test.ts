import { gruposEndpoints as e, permissoesEndpoints as p } from '@dominio/contrato/grupos';
import { PERMISSOES, RESERVADAS } from '@dominio/contrato/permissoes-catalogo';
import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import {
  criarGrupo,
  criarPermissao,
  criarQuemCuida,
  idsDasPermissoes,
} from '../../../test/factories/grupos.ts';
import { criarUsuario, versaoDasPermissoes } from '../../../test/factories/usuarios.ts';
import { grupoPermissoes, grupos, permissoes } from './grupos.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token } = await administrador();

const calada = (nome: string) => (RESERVADAS as readonly string[]).includes(nome);

describe('permissions', () => {
  test('AD-42 are created, read, changed and deleted; their module and action never change', async () => {
    const body = { modulo: 'biblioteca', acao: 'emprestar', nome: 'Biblioteca: emprestar' };
    const { status, corpo } = await chamar(token, p.criar, { body });
    expect(status).toBe(201);
    const { id } = corpo.permissao;
    expect(corpo.permissao).toEqual({ id, ...body, descricao: '', critica: false });
    expect((await chamar(token, p.criar, { body })).status).toBe(409);
    const { corpo: mudada } = await chamar(token, p.atualizar, {
      params: { id },
      body: { critica: true, modulo: 'sistema' } as { critica: boolean },
    });
    expect(mudada.permissao).toMatchObject({ modulo: 'biblioteca', critica: true });
    const { corpo: lista } = await chamar(token, p.listar, { query: { modulo: 'biblioteca' } });
    expect(lista).toMatchObject({ permissoes: [mudada.permissao], total: 1 });
    expect((await chamar(token, p.ler, { params: { id } })).corpo).toEqual(mudada.permissao);
    expect((await chamar(token, p.excluir, { params: { id } })).status).toBe(200);
  });

  test('AD-42 AD-43 are changed, and the starting matrix is restored, by administrators alone', async () => {
    const deles = await entrar((await criarQuemCuida(banco, ['agenda:visualizar'])).id);
    const [id = 0] = await idsDasPermissoes(banco, 'auditoria:exportar');
    const livre = await criarPermissao(banco);
    const nova = { modulo: 'biblioteca', acao: 'ler', nome: 'Biblioteca: ler' };
    const body = { nome: 'Agenda: ver tudo', critica: false };
    for (const { status, erro } of [
      await chamar(deles, p.criar, { body: nova }),
      await chamar(deles, p.atualizar, { params: { id }, body }),
      await chamar(deles, p.excluir, { params: { id: livre } }),
      await chamar(deles, p.criarPadrao),
    ]) {
      expect([status, erro.detail]).toEqual([422, 'Você só pode conceder permissões que possui.']);
    }
    expect((await chamar(token, p.ler, { params: { id } })).corpo).toMatchObject({
      nome: 'Auditoria: exportar',
      critica: true,
    });
    expect((await chamar(token, p.ler, { params: { id: livre } })).status).toBe(200);
    expect(await idsDasPermissoes(banco, 'biblioteca:ler')).toEqual([]);
  });

  test('are listed, and counted in a group, only if something asks for them', async () => {
    const { corpo } = await chamar(token, p.listar, { query: { limit: 1_000 } });
    const nomes = corpo.permissoes.map(({ modulo, acao }) => `${modulo}:${acao}`);
    expect(nomes).toEqual(expect.arrayContaining(PERMISSOES.filter((uma) => !calada(uma))));
    expect(nomes.filter(calada)).toEqual([]);
    expect(corpo.total).toBe(nomes.length);
    const grupo = await criarGrupo(banco, ['agenda:visualizar', 'fechamentos:ver_time']);
    const { corpo: lido } = await chamar(token, e.ler, { params: { id: grupo } });
    expect(lido.permissoes_total).toBe(1);
  });

  test('AD-42 have unique names', async () => {
    const detail = 'Já existe uma permissão com este nome.';
    const id = await criarPermissao(banco);
    const body = { modulo: 'biblioteca', acao: 'ler', nome: 'AGENDA: Visualizar' };
    for (const { status, erro } of [
      await chamar(token, p.criar, { body }),
      await chamar(token, p.atualizar, { params: { id }, body: { nome: body.nome } }),
    ]) {
      expect([status, erro.detail]).toEqual([409, detail]);
      expect(erro.campos).toEqual([{ campo: 'nome', mensagem: detail }]);
    }
    const mesmo = { nome: 'De teste', critica: true };
    expect((await chamar(token, p.atualizar, { params: { id }, body: mesmo })).status).toBe(200);
  });

  test('AD-42 are not deleted if they are in the catalogue or in use', async () => {
    const [agenda = 0] = await idsDasPermissoes(banco, 'agenda:criar');
    const doSistema = await chamar(token, p.excluir, { params: { id: agenda } });
    expect([doSistema.status, doSistema.erro.detail]).toEqual([
      409,
      'Permissão do sistema não pode ser excluída.',
    ]);
    const id = await criarPermissao(banco);
    await banco
      .insert(grupoPermissoes)
      .values({ grupo_id: await criarGrupo(banco), permissao_id: id });
    expect((await chamar(token, p.excluir, { params: { id } })).status).toBe(409);
  });

  test('AD-43 are completed to the starting matrix, and edits since then stay', async () => {
    const { corpo } = await chamar(token, p.criarPadrao);
    expect(corpo).toEqual({ success: true, criadas: 0, existentes: PERMISSOES.length });
    const [agenda = 0] = await idsDasPermissoes(banco, 'agenda:visualizar');
    await banco
      .delete(grupoPermissoes)
      .where(sql`${grupoPermissoes.grupo_id} = 4 and ${grupoPermissoes.permissao_id} = ${agenda}`);
    await banco
      .delete(permissoes)
      .where(inArray(permissoes.id, await idsDasPermissoes(banco, 'ia_hibrida:usar')));
    await banco.delete(grupos).where(eq(grupos.id, 5));
    const consultor = await criarUsuario(banco);
    expect((await chamar(token, p.criarPadrao)).corpo).toMatchObject({
      criadas: 1,
      existentes: PERMISSOES.length - 1,
    });
    const nomes = async (id: number) =>
      (await chamar(token, e.permissoes, { params: { id } })).corpo.permissoes.map(
        ({ modulo, acao }) => `${modulo}:${acao}`,
      );
    expect(await nomes(4)).toContain('ia_hibrida:usar');
    expect(await nomes(4), 'taken by hand').not.toContain('agenda:visualizar');
    expect(await nomes(5)).toContain('financeiro:editar');
    expect(await versaoDasPermissoes(banco, consultor.id)).toBe(2);
    expect((await chamar(token, p.criarPadrao)).corpo.criadas).toBe(0);
  });
});
