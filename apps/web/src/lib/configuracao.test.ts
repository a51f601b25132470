import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador, type NavegadorFalso } from '../../test/navegador-falso.ts';
import { json, montarServidor, recusa, semRede } from '../../test/servidor-falso.ts';

const CAMINHO = '/api/user/config';
const padrao = configuracaoPadrao();
let navegador: NavegadorFalso;
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
      }),
    [`POST ${CAMINHO}`]: salvar,
  });
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
    expect(navegador.armazem.getItem('dominio.cache.configuracao-pendente')).toBeNull();
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
    expect(avisos).toEqual(['Suas preferências não foram salvas']);
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
