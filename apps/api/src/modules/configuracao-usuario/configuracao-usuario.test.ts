import { configuracaoUsuarioEndpoints as e } from '@dominio/contrato/configuracao-usuario';
import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { afterEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarUsuarioDeCliente } from '../../../test/factories/usuarios.ts';
import { abrirLeitor } from '../../../test/leitor-sse.ts';
import { EXPEDIENTE_PADRAO, escritorio } from '../escritorio/escritorio.tables.ts';

const { app, avancar, banco, chamar, entrar, escutar, pessoa } = await montarApp({
  completa: true,
});

const firmaClara = () =>
  banco
    .insert(escritorio)
    .values({ nome: 'Firma', expediente: EXPEDIENTE_PADRAO, tema_padrao: 'light' });
afterEach(() => banco.delete(escritorio));

describe('the default configuration', () => {
  test('is the same bytes for everybody, with any token, and may be cached', async () => {
    const { token } = await pessoa();
    await chamar(token, e.salvar, { body: { config: { theme: { mode: 'light' } } } });
    const pedir = (authorization?: string) =>
      app.inject({
        url: '/api/user/config/default',
        headers: authorization === undefined ? {} : { authorization },
      });
    const anonimo = await pedir();
    expect(anonimo.statusCode).toBe(200);
    expect(anonimo.headers['cache-control']).toBe('public, max-age=300');
    expect(anonimo.json()).toEqual({ success: true, config: configuracaoPadrao() });
    for (const autorizacao of [`Bearer ${token}`, 'Bearer nada', 'x']) {
      expect((await pedir(autorizacao)).body).toBe(anonimo.body);
    }
  });

  test('has the firm’s mode, which is read once a minute however many ask', async () => {
    avancar(60_000);
    await firmaClara();
    const modo = async () => (await chamar(null, e.padrao)).corpo.config.theme.mode;
    expect((await chamar(null, e.padrao)).corpo.config).toEqual(configuracaoPadrao('light'));
    await banco.update(escritorio).set({ tema_padrao: 'dark' });
    expect(await modo()).toBe('light');
    avancar(60_000);
    expect(await modo()).toBe('dark');
  });
});

describe('the configuration of a person', () => {
  test('is the default, in the firm’s mode, until the person chooses', async () => {
    const { token } = await pessoa();
    expect((await chamar(token, e.ler)).corpo).toEqual({
      success: true,
      config: configuracaoPadrao(),
      modo_escolhido: false,
    });
    await firmaClara();
    expect((await chamar(token, e.ler)).corpo.config.theme.mode).toBe('light');
    await chamar(token, e.salvar, { body: { config: { theme: { mode: 'dark' } } } });
    const { corpo } = await chamar(token, e.ler);
    expect([corpo.config.theme.mode, corpo.modo_escolhido]).toEqual(['dark', true]);
  });

  test('is answered as specification part 1 §7.3 writes it, and a reset forgets all of it', async () => {
    const { token } = await pessoa();
    const config = { theme: { dark: { monochromatic: true } } };
    const salva = await chamar(token, e.salvar, { body: { config } });
    expect([salva.status, salva.corpo]).toEqual([
      200,
      { success: true, message: 'Configurações salvas.' },
    ]);
    expect((await chamar(token, e.ler)).corpo.config.theme.dark.monochromatic).toBe(true);
    for (const _vez of [1, 2]) {
      expect((await chamar(token, e.restaurar)).corpo).toEqual({
        success: true,
        message: 'Configurações restauradas ao padrão.',
      });
    }
    expect((await chamar(token, e.ler)).corpo.config).toEqual(configuracaoPadrao());
  });

  test('drops unknown keys and keeps values that a browser reads', async () => {
    const { token } = await pessoa();
    const config = { lixo: 1, theme: { dark: { borderRadius: 999, inventado: {} } } };
    await chamar(token, e.salvar, { body: { config } });
    const { corpo } = await chamar(token, e.ler);
    expect(corpo.config).not.toHaveProperty('lixo');
    expect(corpo.config.theme.dark).not.toHaveProperty('inventado');
    expect(corpo.config.theme.dark.borderRadius).toBe(50);
  });

  test('belongs to one person, also for people of clients', async () => {
    const [eu, outro] = [await pessoa(), await criarUsuarioDeCliente(banco)];
    const tokenDoCliente = await entrar(outro.id);
    await chamar(tokenDoCliente, e.salvar, { body: { config: { theme: { mode: 'light' } } } });
    expect((await chamar(tokenDoCliente, e.ler)).corpo.config.theme.mode).toBe('light');
    expect((await chamar(eu.token, e.ler)).corpo.config).toEqual(configuracaoPadrao());
  });

  test('keeps every setting when devices change different ones at once', async () => {
    const { token } = await pessoa();
    const salvar = (config: Record<string, unknown>) =>
      chamar(token, e.salvar, { body: { config } });
    await Promise.all([
      salvar({ theme: { dark: { borderRadius: 11 } } }),
      salvar({ theme: { light: { borderRadius: 12 } } }),
      salvar({ layout: { sidebar_expanded: false } }),
      salvar({ widgets: { activeWidgets: ['agenda-de-hoje'] } }),
      salvar({ theme: { mode: 'light' } }),
    ]);
    const { config } = (await chamar(token, e.ler)).corpo;
    expect(config).toMatchObject({
      theme: { mode: 'light', dark: { borderRadius: 11 }, light: { borderRadius: 12 } },
      layout: { sidebar_expanded: false },
      widgets: { activeWidgets: ['agenda-de-hoje'] },
    });
  });

  test.each([
    ['nothing', {}],
    ['a text', { config: 'escuro' }],
    ['a list', { config: [] }],
    ['more than 64 KB', { config: { theme: 'x'.repeat(70_000) } }],
  ])('is not changed by %s, which is refused', async (_caso, body) => {
    const { token } = await pessoa();
    const { status, erro } = await chamar(token, e.salvar, {
      body: body as { config: Record<string, unknown> },
    });
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'config']);
  });

  test('is read again on the person’s other devices when it changed, not when nothing changed', async () => {
    const { id, token } = await pessoa();
    const endereco = await escutar();
    const leitor = await abrirLeitor(`${endereco}/api/notifications/sse/${id}`, {
      authorization: `Bearer ${await entrar(id)}`,
    });
    const salvar = (borderRadius: number) =>
      chamar(token, e.salvar, { body: { config: { theme: { dark: { borderRadius } } } } });
    const comandos = () =>
      leitor.eventos().flatMap(({ mensagem }) => (mensagem.type === 'command' ? [mensagem] : []));
    await salvar(20);
    await leitor.esperar((m) => m.type === 'command', 1_000);
    await salvar(20);
    await salvar(21);
    await leitor.esperar(() => comandos().length >= 2);
    await chamar(token, e.restaurar);
    await leitor.esperar(() => comandos().length >= 3);
    expect(comandos()).toHaveLength(3);
    expect(comandos()[0]).toMatchObject({
      action: 'refresh',
      data: { recurso: 'configuracao', id: null },
    });
  });
});
