import { configuracaoUsuarioEndpoints } from '@dominio/contrato/configuracao-usuario';
import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { temasEndpoints as e, MAXIMO_DE_TEMAS } from '@dominio/contrato/temas';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import {
  criarAdministrador,
  criarGestor,
  criarUsuarioDeCliente,
} from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { temas } from './temas.tables.ts';

const { banco, chamar, entrar, pessoa } = await montarApp();
const administrador = await entrar((await criarAdministrador(banco)).id);
const { token: consultor } = await pessoa();
beforeEach(() => banco.delete(temas));

const criar = (nome: string, tema: Record<string, unknown> = {}) =>
  chamar(administrador, e.criar, { body: { nome, tema } });

describe('the firm’s themes', () => {
  test('are created by an administrator, complete whatever was sent, and read by all the staff', async () => {
    const { status, corpo } = await chamar(administrador, e.criar, {
      body: {
        nome: ' Casa ',
        descricao: 'Da marca',
        tema: { dark: { primary: { selected: 'uva-inexistente' }, borderRadius: 20 }, lixo: 1 },
      },
    });
    expect(status).toBe(201);
    const { dark, light } = configuracaoPadrao().theme;
    expect(corpo).toEqual({
      id: expect.any(Number),
      nome: 'Casa',
      descricao: 'Da marca',
      tema: { dark: { ...dark, borderRadius: 20 }, light },
      versao: 1,
    });
    await criar('Água');
    const lista = (await chamar(consultor, e.listar)).corpo.temas;
    expect(lista.map(({ nome }) => nome)).toEqual(['Água', 'Casa']);
    expect(lista[1]).toEqual(corpo);
  });

  test('are changed only by administrators', async () => {
    const { id } = (await criar('Casa')).corpo;
    const gestor = await entrar((await criarGestor(banco)).id);
    for (const token of [gestor, consultor]) {
      const body = { nome: 'Outra', tema: {} };
      expect((await chamar(token, e.criar, { body })).status).toBe(403);
      expect((await chamar(token, e.atualizar, { params: { id }, body })).status).toBe(403);
      expect((await chamar(token, e.excluir, { params: { id } })).status).toBe(403);
    }
  });

  test('are none for a client’s person, who cannot apply one either', async () => {
    const { id } = (await criar('Casa')).corpo;
    const cliente = await entrar((await criarUsuarioDeCliente(banco)).id);
    expect((await chamar(cliente, e.listar)).corpo).toEqual({ temas: [] });
    expect((await chamar(cliente, e.aplicar, { params: { id } })).status).toBe(404);
  });

  test('keep the fields that a change leaves out, refuse a stale version, and are audited', async () => {
    const { id } = (await criar('Casa', { light: { borderRadius: 3 } })).corpo;
    const editar = (body: object) => chamar(administrador, e.atualizar, { params: { id }, body });
    const { corpo } = await editar({ descricao: 'Nova', versao: 1 });
    expect(corpo).toMatchObject({
      nome: 'Casa',
      descricao: 'Nova',
      versao: 2,
      tema: { light: { borderRadius: 3 } },
    });
    const velha = await editar({ nome: 'Tarde', versao: 1 });
    expect(velha.status).toBe(409);
    expect(velha.erro).toMatchObject({ codigo: 'REGISTRO_ALTERADO', atual: corpo });
    expect((await editar({ descricao: '' })).corpo.descricao).toBeNull();
    await chamar(administrador, e.excluir, { params: { id } });
    expect((await editar({ nome: 'x' })).status).toBe(404);
    const acoes = await banco
      .select({ acao: auditoriaEventos.acao })
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.objeto_id, id))
      .orderBy(auditoriaEventos.id);
    expect(acoes.map(({ acao }) => acao)).toEqual([
      'tema.criado',
      'tema.alterado',
      'tema.alterado',
      'tema.excluido',
    ]);
  });

  test('have unique names, also when two are created at once', async () => {
    const respostas = await Promise.all([criar('São João'), criar('SAO JOÃO'), criar('sao joao')]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const { id } = (await criar('Outro')).corpo;
    const { erro } = await chamar(administrador, e.atualizar, {
      params: { id },
      body: { nome: 'são joão' },
    });
    expect(erro.campos).toEqual([{ campo: 'nome', mensagem: 'Já existe um tema com este nome.' }]);
  });

  test(`are ${MAXIMO_DE_TEMAS} at most`, async () => {
    await banco
      .insert(temas)
      .values(
        Array.from({ length: MAXIMO_DE_TEMAS - 1 }, (_, i) => ({ nome: `T${i}`, tema: { v: 1 } })),
      );
    const respostas = await Promise.all([criar('A'), criar('B')]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

test('are copied into the caller’s configuration when applied, both modes; the rest of it stays', async () => {
  const { id } = (await criar('Casa', { dark: { borderRadius: 20 }, light: { borderRadius: 3 } }))
    .corpo;
  const config = {
    theme: { mode: 'light', dark: { monochromatic: true } },
    layout: { sidebar_expanded: false },
  };
  await chamar(consultor, configuracaoUsuarioEndpoints.salvar, { body: { config } });
  const { status, corpo } = await chamar(consultor, e.aplicar, { params: { id } });
  expect([status, corpo.message]).toEqual([200, 'Tema Casa aplicado.']);
  expect(corpo.config).toMatchObject({
    theme: {
      mode: 'light',
      dark: { borderRadius: 20, monochromatic: false },
      light: { borderRadius: 3 },
    },
    layout: { sidebar_expanded: false },
  });
  expect((await chamar(consultor, configuracaoUsuarioEndpoints.ler)).corpo.config).toEqual(
    corpo.config,
  );
  await chamar(administrador, e.excluir, { params: { id } });
  expect((await chamar(consultor, configuracaoUsuarioEndpoints.ler)).corpo.config).toEqual(
    corpo.config,
  );
});
