import { auditoriaEndpoints as e } from '@dominio/contrato/auditoria';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder } from '../../../test/factories/grupos.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

const { banco, entrar, chamar, administrador, pessoa } = await montarApp();
const { token: daAna } = await administrador();

describe('the history of a record', () => {
  const historico = (token: string, id: number) =>
    chamar(token, e.historico, { params: { tipo: 'usuario', id }, query: {} });

  test('is for those who see the record; addresses and readings are for auditors alone', async () => {
    const bruno = await criarUsuario(banco);
    const colega = await criarUsuario(banco);
    await conceder(banco, colega.id, 'usuarios:visualizar');
    await chamar(daAna, cadastroDeUsuariosEndpoints.atualizar, {
      params: { id: bruno.id },
      body: { telefone: '11 6666-0000' },
    });
    await banco.update(usuarios).set({ tem_filhos: true }).where(eq(usuarios.id, bruno.id));
    await chamar(daAna, cadastroDeUsuariosEndpoints.ler, { params: { id: bruno.id } });
    const doAuditor = (await historico(daAna, bruno.id)).corpo.eventos;
    expect(doAuditor.map(({ acao }) => acao)).toEqual(['usuario.dados_lidos', 'usuario.alterado']);
    expect(doAuditor[1]).toMatchObject({ ip: '127.0.0.1' });
    const doColega = (await historico(await entrar(colega.id), bruno.id)).corpo.eventos;
    expect(doColega.map(({ acao, ip }) => [acao, ip])).toEqual([['usuario.alterado', null]]);
    expect(doColega[0]?.diferencas).toMatchObject([{ rotulo: 'telefone' }]);
  });

  test('tells colleagues of copied access and withdrawn invitations, not of consents', async () => {
    const bruno = await criarUsuario(banco);
    const colega = await criarUsuario(banco);
    await conceder(banco, colega.id, 'usuarios:visualizar');
    const oculto = await criarCliente(banco, { nome: 'Cliente Fora do Alcance' });
    const objeto = { objeto_tipo: 'usuario', objeto_id: bruno.id };
    await banco.insert(auditoriaEventos).values([
      { acao: 'usuario.convite_cancelado', ...objeto },
      { acao: 'usuario.acesso_copiado', ...objeto, depois: { clientes: [oculto.id] } },
      { acao: 'consentimento.concedido', ...objeto, depois: { finalidade: 'foto' } },
      { acao: 'consentimento.revogado', ...objeto, antes: { finalidade: 'foto' } },
    ]);
    const { corpo, cru } = await historico(await entrar(colega.id), bruno.id);
    expect(corpo.eventos.map(({ acao }) => acao).sort()).toEqual([
      'usuario.acesso_copiado',
      'usuario.convite_cancelado',
    ]);
    expect(cru.body).not.toContain(oculto.nome);
  });

  test('tells colleagues neither of factors and proofs of identity nor the reason of a dismissal', async () => {
    const bruno = await criarUsuario(banco);
    const colega = await criarUsuario(banco);
    await conceder(banco, colega.id, 'usuarios:visualizar');
    const objeto = { objeto_tipo: 'usuario', objeto_id: bruno.id };
    const deAuditores = [
      'reautenticacao.recusada',
      'segundo_fator.removido',
      'chave_de_acesso.criada',
      'usuario.dados_exportados',
      'coisa_nova.feita',
    ];
    await banco.insert(auditoriaEventos).values([
      ...deAuditores.map((acao) => ({ acao, ...objeto })),
      {
        acao: 'usuario.desligado',
        ...objeto,
        antes: { situacao: 'ativo' },
        depois: { situacao: 'desligado', motivo: 'justa causa' },
      },
    ]);
    const { corpo } = await historico(await entrar(colega.id), bruno.id);
    expect(corpo.eventos.map(({ acao }) => acao)).toEqual(['usuario.desligado']);
    expect(corpo.eventos[0]?.diferencas.map(({ campo }) => campo)).toEqual(['situacao']);
    expect((await historico(daAna, bruno.id)).cru.body).toContain('justa causa');
  });

  test('is 404 for a record out of sight, a missing one and an unknown kind', async () => {
    const bruno = await criarUsuario(banco);
    const { token: semNada } = await pessoa();
    expect((await historico(semNada, bruno.id)).status).toBe(404);
    expect((await historico(daAna, 987_654_321)).status).toBe(404);
    const { status } = await chamar(daAna, e.historico, {
      params: { tipo: 'toString', id: 1 },
      query: {},
    });
    expect(status).toBe(404);
  });
});
