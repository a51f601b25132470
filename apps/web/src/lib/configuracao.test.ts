import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador, type NavegadorFalso } from '../../test/navegador-falso.ts';
import { json, montarServidor, recusa, semRede } from '../../test/servidor-falso.ts';
import { gravar, limparEntradasAntigas } from './armazenamento.ts';

const CAMINHO = '/api/user/config';
const PENDENTE = 'dominio.configuracao.pendente';
const padrao = configuracaoPadrao();
let navegador: NavegadorFalso;
let raiz: { dataset: Record<string, string> };
let servidor: ReturnType<typeof montarServidor>;
/** Widgets the server has; another device may change them. */
let noServidor: string[] | null;

const carregar = () => import('./configuracao.ts');
const esperar = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const ativos = (ids: string[] | null) => ({ widgets: { activeWidgets: ids } });
const salvos = () =>
  servidor.recebidos.filter(({ metodo }) => metodo === 'POST').map(({ corpo }) => corpo);

async function comecar() {
  const modulo = await carregar();
  modulo.acompanharConfiguracao();
  await esperar(0);
  return { ...modulo, ver: () => modulo.useConfiguracao.getState().config?.widgets.activeWidgets };
}

function salvar({ corpo }: { corpo: unknown }) {
  const { config } = corpo as { config: { widgets?: { activeWidgets?: string[] | null } } };
  if (config.widgets?.activeWidgets !== undefined) noServidor = config.widgets.activeWidgets;
  return json({ success: true, message: 'Configurações salvas.' });
}

beforeEach(() => {
  vi.useFakeTimers();
  navegador = montarNavegador();
  navegador.armazem.setItem('dominio.token', 't');
  noServidor = ['a'];
  servidor = montarServidor({
    [`GET ${CAMINHO}`]: () =>
      json({
        success: true,
        config: { ...padrao, widgets: { ...padrao.widgets, activeWidgets: noServidor } },
        modo_escolhido: true,
      }),
    [`POST ${CAMINHO}`]: salvar,
  });
  raiz = { dataset: {} };
  Object.assign(document, { documentElement: raiz });
});
afterEach(() => void vi.useRealTimers());

describe('the configuration of the person', () => {
  it('is read once, kept, and known from the start the next time', async () => {
    const { ver } = await comecar();
    expect(ver()).toEqual(['a']);
    navegador.novaAba();
    const { useConfiguracao } = await carregar();
    expect(useConfiguracao.getState().config?.widgets.activeWidgets).toEqual(['a']);
  });

  it('changes at once and is saved 1 s after the last change, only what changed', async () => {
    const { ver, mudarConfiguracao } = await comecar();
    mudarConfiguracao(ativos(['b']));
    await esperar(900);
    mudarConfiguracao({ layout: { keyboard_shortcuts: false } });
    expect(ver()).toEqual(['b']);
    await esperar(999);
    expect(salvos()).toEqual([]);
    await esperar(1);
    expect(salvos()).toEqual([
      { config: { ...ativos(['b']), layout: { keyboard_shortcuts: false } } },
    ]);
    expect(ver()).toEqual(['b']);
  });

  it('is saved at once when the page goes away, by a call that outlives it', async () => {
    const { mudarConfiguracao } = await comecar();
    mudarConfiguracao(ativos(['b']));
    navegador.janela.dispatchEvent(new Event('pagehide'));
    await esperar(0);
    expect(servidor.recebidos.at(-1)?.init.keepalive).toBe(true);
    expect(noServidor).toEqual(['b']);
  });

  it('keeps what the closed page could not send for the next one, and sends it before it reads', async () => {
    servidor.rotas[`POST ${CAMINHO}`] = semRede;
    const { mudarConfiguracao } = await comecar();
    mudarConfiguracao(ativos(['b']));
    await esperar(1_000);
    servidor.rotas[`POST ${CAMINHO}`] = salvar;
    navegador.novaAba();
    const { ver } = await comecar();
    await esperar(0);
    expect(ver()).toEqual(['b']);
    expect(noServidor).toEqual(['b']);
    expect(navegador.armazem.getItem(PENDENTE)).toBeNull();
  });

  it.each([
    ['until the next day', () => vi.setSystemTime(Date.now() + 24 * 60 * 60_000)],
    ['when the copies of data are cleared', () => limparEntradasAntigas(Date.now(), true)],
    [
      'when storage is full and makes room',
      () => {
        navegador.armazem.encher();
        gravar('dominio.favoritos', 'x'.repeat(50));
      },
    ],
  ])('keeps what the server has not confirmed %s', async (_caso, passar) => {
    servidor.rotas[`POST ${CAMINHO}`] = semRede;
    const { mudarConfiguracao } = await comecar();
    mudarConfiguracao(ativos(['b']));
    await esperar(1_000);
    passar();
    servidor.rotas[`POST ${CAMINHO}`] = salvar;
    navegador.novaAba();
    const { ver } = await comecar();
    await esperar(0);
    expect(noServidor).toEqual(['b']);
    expect(ver()).toEqual(['b']);
  });

  it('is kept in a cookie where storage takes nothing', async () => {
    servidor.rotas[`POST ${CAMINHO}`] = semRede;
    const { mudarConfiguracao } = await comecar();
    navegador.armazem.encher();
    navegador.armazem.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    mudarConfiguracao(ativos(['b']));
    await esperar(1_000);
    expect(navegador.cookies.ler()).toContain('dominio.configuracao.pendente=');
  });

  it('in one tab forgets nothing that another has on its way', async () => {
    servidor.rotas[`POST ${CAMINHO}`] = semRede;
    const { mudarConfiguracao } = await comecar();
    navegador.novaAba();
    await comecar();
    const { reler } = await carregar();
    mudarConfiguracao(ativos(['b']));
    await esperar(1_000);
    await reler();
    expect(navegador.armazem.getItem(PENDENTE)).not.toBeNull();
  });

  it('without a network stays as it was changed, says so once, and is sent when there is one', async () => {
    const { conectarAvisos } = await import('./avisar.ts');
    const avisos: string[] = [];
    const { ver, mudarConfiguracao } = await comecar();
    conectarAvisos(({ titulo }) => void avisos.push(titulo));
    servidor.rotas[`POST ${CAMINHO}`] = semRede;
    mudarConfiguracao(ativos(['b']));
    await esperar(1_000);
    mudarConfiguracao(ativos(['c']));
    await esperar(1_000);
    expect(ver()).toEqual(['c']);
    expect(avisos).toEqual(['Erro ao salvar configurações']);
    servidor.rotas[`POST ${CAMINHO}`] = salvar;
    navegador.janela.dispatchEvent(new Event('online'));
    await esperar(0);
    expect(noServidor).toEqual(['c']);
  });

  it('goes back to what the server has when the server refuses', async () => {
    const { ver, mudarConfiguracao } = await comecar();
    servidor.rotas[`POST ${CAMINHO}`] = () => recusa(422, 'DADOS_INVALIDOS', 'Grandes demais.');
    mudarConfiguracao(ativos(['b']));
    await esperar(1_000);
    expect(ver()).toEqual(['a']);
  });

  it('takes up what another device saved, but never over what is being changed here', async () => {
    const { distribuir } = await import('./realtime/ouvintes.ts');
    const { ver, mudarConfiguracao } = await comecar();
    const mudou = { type: 'command', action: 'refresh', data: { recurso: 'configuracao' } };
    noServidor = ['outro'];
    distribuir(mudou);
    await esperar(0);
    expect(ver()).toEqual(['outro']);
    mudarConfiguracao(ativos(['meu']));
    noServidor = ['mais um'];
    distribuir(mudou);
    await esperar(0);
    expect(ver()).toEqual(['meu']);
    expect(noServidor).toEqual(['meu']);
  });

  it('has preview colours over it until they are cleared, which nobody saves', async () => {
    const { useConfiguracao, definirPrevia } = await comecar();
    const previa = { primary: '#be185d', card: '#1b1430' };
    definirPrevia(previa);
    expect(useConfiguracao.getState().previa).toEqual(previa);
    definirPrevia(null);
    expect(useConfiguracao.getState().previa).toBeNull();
    await esperar(5_000);
    expect(salvos()).toEqual([]);
  });

  it('is forgotten with the session', async () => {
    const { useConfiguracao, mudarConfiguracao } = await comecar();
    const { limparSessao } = await import('./sessao-storage.ts');
    mudarConfiguracao(ativos(['b']));
    limparSessao('saida');
    await esperar(2_000);
    expect(useConfiguracao.getState().config).toBeNull();
    expect(salvos()).toEqual([]);
    expect(navegador.armazem.chaves).toEqual([]);
  });
});

describe('reading', () => {
  const lidas = () => servidor.recebidos.filter(({ metodo }) => metodo === 'GET').length;

  it('happens once in 5 minutes', async () => {
    await comecar();
    navegador.novaAba();
    await comecar();
    expect(lidas()).toBe(1);
    await esperar(5 * 60_000);
    navegador.novaAba();
    await comecar();
    expect(lidas()).toBe(2);
  });

  it("falls back to what was kept and says 'Erro ao carregar configurações'", async () => {
    await comecar();
    await esperar(5 * 60_000);
    servidor.rotas[`GET ${CAMINHO}`] = semRede;
    navegador.novaAba();
    const { conectarAvisos } = await import('./avisar.ts');
    const avisos: string[] = [];
    conectarAvisos(({ titulo }) => void avisos.push(titulo));
    const { ver } = await comecar();
    expect(ver()).toEqual(['a']);
    expect(avisos).toEqual(['Erro ao carregar configurações']);
  });
});

describe('the mode', () => {
  const comModo = (modo: 'dark' | 'light', modo_escolhido: boolean) => {
    servidor.rotas[`GET ${CAMINHO}`] = () =>
      json({ success: true, config: configuracaoPadrao(modo), modo_escolhido });
  };

  it.each([
    ['the person’s choice travels to the device', 'dark', true, 'light'],
    ['a device’s own choice stands over the firm’s default', 'dark', false, 'dark'],
    ['the firm’s default is taken where nobody chose', null, false, 'light'],
  ] as const)('%s', async (_caso, daqui, escolhido, esperado) => {
    if (daqui) navegador.armazem.setItem('dominio.tema', daqui);
    comModo('light', escolhido);
    const { useConfiguracao } = await comecar();
    expect(useConfiguracao.getState().config?.theme.mode).toBe(esperado);
    expect(navegador.armazem.getItem('dominio.tema')).toBe(esperado);
    if (esperado === 'light') {
      expect(raiz.dataset).toEqual({ tema: 'light', mantineColorScheme: 'light' });
    }
  });

  it('the firm’s default is followed when the firm changes it', async () => {
    comModo('light', false);
    await comecar();
    await esperar(5 * 60_000);
    comModo('dark', false);
    navegador.novaAba();
    await comecar();
    expect(navegador.armazem.getItem('dominio.tema')).toBe('dark');
  });

  it('the firm’s default is followed by who left and came again, and by the next person', async () => {
    const { limparSessao } = await import('./sessao-storage.ts');
    const visita = async (modo: 'dark' | 'light', escolhido = false) => {
      comModo(modo, escolhido);
      navegador.armazem.setItem('dominio.token', 't');
      navegador.novaAba();
      await comecar();
      const mostrado = navegador.armazem.getItem('dominio.tema');
      limparSessao('saida');
      return mostrado;
    };
    expect(await visita('light')).toBe('light');
    expect(await visita('light')).toBe('light');
    expect(await visita('dark')).toBe('dark');
    await esperar(30 * 24 * 60 * 60_000);
    expect(await visita('light')).toBe('light');
    expect(await visita('dark', true)).toBe('dark');
    // That was a choice, and stays with the device.
    expect(await visita('light')).toBe('dark');
  });

  it('the firm’s default is no longer followed once the mode was switched here', async () => {
    comModo('light', false);
    const { alternarTemaDaPessoa } = await comecar();
    alternarTemaDaPessoa();
    const { limparSessao } = await import('./sessao-storage.ts');
    limparSessao('saida');
    navegador.armazem.setItem('dominio.token', 't');
    navegador.novaAba();
    await comecar();
    expect(navegador.armazem.getItem('dominio.tema')).toBe('dark');
  });

  it('goes to the server when it is changed, before the page reloads', async () => {
    const { alternarTemaDaPessoa } = await comecar();
    alternarTemaDaPessoa();
    await esperar(0);
    expect(salvos()).toEqual([{ config: { theme: { mode: 'light' } } }]);
  });
});

describe('leaving', () => {
  const sair = async () => (await import('./sessao.ts')).useSessao.getState().sair();
  const chamadas = () =>
    servidor.recebidos
      .filter(({ metodo }) => metodo === 'POST')
      .map(({ url, cabecalhos }) => [url.pathname, cabecalhos.get('Authorization')]);

  it('saves with the token that goes, and only then tells the server', async () => {
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

  it('a save that hangs holds the end up for a second at the most', async () => {
    servidor.rotas[`POST ${CAMINHO}`] = () => new Promise(() => undefined);
    servidor.rotas['POST /auth/logout'] = () => json({ success: true, message: 'ok' });
    const { mudarConfiguracao } = await comecar();
    mudarConfiguracao(ativos(['b']));
    await sair();
    await esperar(1_000);
    expect(chamadas().at(-1)?.[0]).toBe('/auth/logout');
  });
});
