import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ativos,
  CAMINHO,
  comecar,
  esperar,
  montarConfiguracao,
  PENDENTE,
} from '../../../test/configuracao-falsa.ts';
import { json, semRede } from '../../../test/servidor-falso.ts';

const padrao = configuracaoPadrao();
let { navegador, servidor, salvar, salvos, segurar } = montarConfiguracao();

beforeEach(() => {
  ({ navegador, servidor, salvar, salvos, segurar } = montarConfiguracao());
});
afterEach(() => void vi.useRealTimers());

describe('what the server changes itself', () => {
  const raioEscuro = { theme: { dark: { borderRadius: 20 } } } as const;
  const comRaio = (borderRadius: number) => ({
    ...padrao,
    theme: { ...padrao.theme, dark: { ...padrao.theme.dark, borderRadius } },
  });

  it.each(['tudo', 'cores'] as const)(
    'waits until the change before it and the save under way have arrived (%s)',
    async (alcance) => {
      const { mudarConfiguracao, mudarNoServidor, useConfiguracao } = await comecar();
      const { abertas, responder } = segurar();
      mudarConfiguracao(ativos(['b']));
      await esperar(1_000);
      mudarConfiguracao(raioEscuro);
      const chamada = vi.fn(async () => ({ config: comRaio(3) }));
      const fim = mudarNoServidor(alcance, chamada);
      await esperar(5_000);
      expect([abertas.length, chamada.mock.calls.length]).toEqual([1, 0]);
      expect(salvos()).toEqual([ativos(['b'])]);
      await responder();
      expect([salvos()[1], chamada.mock.calls.length]).toEqual([raioEscuro, 0]);
      await responder();
      await fim;
      await esperar(10_000);
      expect(salvos()).toHaveLength(2);
      expect(useConfiguracao.getState().config?.theme.dark.borderRadius).toBe(3);
    },
  );

  it('is followed by what was changed while it was under way', async () => {
    const { mudarConfiguracao, mudarNoServidor, ver } = await comecar();
    let soltar = (_: { config: typeof padrao }) => {};
    const resposta = new Promise<{ config: typeof padrao }>((pronto) => {
      soltar = pronto;
    });
    const fim = mudarNoServidor('tudo', () => resposta);
    await esperar(0);
    mudarConfiguracao(ativos(['c']));
    await esperar(5_000);
    expect([salvos(), ver()]).toEqual([[], ['c']]);
    soltar({ config: padrao });
    await fim;
    expect(ver()).toEqual(['c']);
    await esperar(1_000);
    expect(salvos()).toEqual([ativos(['c'])]);
  });

  it.each([
    ['cores', { ...ativos(['b']), theme: { mode: 'light' } }],
    ['tudo', undefined],
  ] as const)(
    'leaves of what could not be saved before it what it does not touch (%s)',
    async (alcance, depois) => {
      const { mudarConfiguracao, mudarNoServidor } = await comecar();
      servidor.rotas[`POST ${CAMINHO}`] = semRede;
      mudarConfiguracao({ ...ativos(['b']), theme: { mode: 'light', ...raioEscuro.theme } });
      await mudarNoServidor(alcance, async () => ({ config: padrao }));
      servidor.rotas[`POST ${CAMINHO}`] = salvar;
      await esperar(10_000);
      expect(salvos()[1]).toEqual(depois);
    },
  );

  it('leaves everything as it was when it fails', async () => {
    const { mudarConfiguracao, mudarNoServidor, ver } = await comecar();
    servidor.rotas[`POST ${CAMINHO}`] = semRede;
    mudarConfiguracao(ativos(['b']));
    await expect(mudarNoServidor('tudo', () => Promise.reject(new Error('não')))).rejects.toThrow(
      'não',
    );
    expect(ver()).toEqual(['b']);
    expect(navegador.armazem.getItem(PENDENTE)).toContain('["b"]');
  });

  it('keeps the mode of this device when only colours come', async () => {
    servidor.rotas[`GET ${CAMINHO}`] = () =>
      json({ success: true, config: padrao, modo_escolhido: false });
    navegador.armazem.setItem('dominio.tema', 'light');
    const { mudarNoServidor } = await comecar();
    await mudarNoServidor('cores', async () => ({ config: configuracaoPadrao('dark') }));
    expect(navegador.armazem.getItem('dominio.tema')).toBe('light');
  });
});

describe('a refusal that passes', () => {
  it.each([
    ['429 with a time', 429, '7', 7_000],
    ['429 without', 429, null, 30_000],
    ['408', 408, null, 30_000],
    ['503 with a time', 503, '2', 2_000],
  ])('is no loss: %s', async (_caso, status, depois, espera) => {
    const { mudarConfiguracao, ver } = await comecar();
    const { responder } = segurar();
    mudarConfiguracao(ativos(['b']));
    await esperar(1_000);
    const headers = depois ? { 'Retry-After': depois } : undefined;
    await responder(new Response('', { status, headers }));
    expect(ver()).toEqual(['b']);
    // Another change does not make it sooner.
    mudarConfiguracao({ layout: { keyboard_shortcuts: false } });
    await esperar(espera - 1);
    expect(salvos()).toHaveLength(1);
    await esperar(1);
    expect(salvos()[1]).toEqual({ ...ativos(['b']), layout: { keyboard_shortcuts: false } });
    await responder();
    mudarConfiguracao(ativos(['c']));
    await esperar(1_000);
    expect(salvos()).toHaveLength(3);
  });
});

describe('leaving', () => {
  const sair = async () => (await import('../sessao.ts')).useSessao.getState().sair();
  const chamadas = () =>
    servidor.recebidos
      .filter(({ metodo }) => metodo === 'POST')
      .map(({ url, cabecalhos }) => [url.pathname, cabecalhos.get('Authorization')]);

  it('saves with the token that is about to end, and only then tells the server of the logout', async () => {
    let soltar = () => {};
    servidor.rotas[`POST ${CAMINHO}`] = () =>
      new Promise((resolver) => {
        soltar = () => resolver(json({ success: true, message: 'ok' }));
      });
    servidor.rotas['POST /auth/logout'] = () => json({ success: true, message: 'ok' });
    const { mudarConfiguracao } = await comecar();
    navegador.armazem.setItem('dominio.tema.dark', ':root{}');
    mudarConfiguracao(ativos(['b']));
    await sair();
    expect(navegador.armazem.chaves).toEqual([]);
    await esperar(0);
    expect(chamadas()).toEqual([[CAMINHO, 'Bearer t']]);
    soltar();
    await esperar(0);
    expect(chamadas().at(-1)).toEqual(['/auth/logout', 'Bearer t']);
  });

  it('a save that hangs delays the logout by a second at the most', async () => {
    servidor.rotas[`POST ${CAMINHO}`] = () => new Promise(() => undefined);
    servidor.rotas['POST /auth/logout'] = () => json({ success: true, message: 'ok' });
    const { mudarConfiguracao } = await comecar();
    mudarConfiguracao(ativos(['b']));
    await sair();
    await esperar(1_000);
    expect(chamadas().at(-1)?.[0]).toBe('/auth/logout');
  });

  it('saves what waits behind the save under way after it, with the same token', async () => {
    servidor.rotas['POST /auth/logout'] = () => json({ success: true, message: 'ok' });
    const { mudarConfiguracao } = await comecar();
    const { responder } = segurar();
    mudarConfiguracao(ativos(['b']));
    await esperar(1_000);
    mudarConfiguracao(ativos(['c']));
    await sair();
    await esperar(0);
    expect(salvos()).toEqual([ativos(['b'])]);
    await responder();
    expect(salvos()).toEqual([ativos(['b']), ativos(['c'])]);
    await responder();
    expect(chamadas()).toEqual([
      [CAMINHO, 'Bearer t'],
      [CAMINHO, 'Bearer t'],
      ['/auth/logout', 'Bearer t'],
    ]);
  });

  it('sends again what a save under way carried when that save fails', async () => {
    servidor.rotas['POST /auth/logout'] = () => json({ success: true, message: 'ok' });
    const { mudarConfiguracao } = await comecar();
    const { responder } = segurar();
    mudarConfiguracao(ativos(['b']));
    await esperar(1_000);
    mudarConfiguracao({ layout: { keyboard_shortcuts: false } });
    await sair();
    await responder(new Response('', { status: 503 }));
    expect(salvos()[1]).toEqual({ ...ativos(['b']), layout: { keyboard_shortcuts: false } });
  });

  it('the page sends what waits behind the save under way without waiting for its end', async () => {
    const { mudarConfiguracao } = await comecar();
    const { responder } = segurar();
    mudarConfiguracao(ativos(['b']));
    await esperar(1_000);
    mudarConfiguracao(ativos(['c']));
    navegador.janela.dispatchEvent(new Event('pagehide'));
    await esperar(0);
    expect(salvos()).toEqual([ativos(['b']), ativos(['c'])]);
    expect(servidor.recebidos.slice(-2).map(({ init }) => init.keepalive)).toEqual([true, true]);
    // Should the page come back after all, it knows of no answer, and sends it in its turn.
    await responder();
    await esperar(1_000);
    expect(salvos().at(-1)).toEqual(ativos(['c']));
  });
});
