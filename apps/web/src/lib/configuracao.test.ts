import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ativos,
  CAMINHO,
  comecar,
  esperar,
  montarConfiguracao,
  PENDENTE,
} from '../../test/configuracao-falsa.ts';
import { json, recusa, semRede } from '../../test/servidor-falso.ts';
import { gravar, limparEntradasAntigas } from './armazenamento.ts';

const padrao = configuracaoPadrao();
let { navegador, servidor, noServidor, salvar, salvos } = montarConfiguracao();
const carregar = () => import('./configuracao.ts');

beforeEach(() => {
  ({ navegador, servidor, noServidor, salvar, salvos } = montarConfiguracao());
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
    expect(salvos()).toEqual([{ ...ativos(['b']), layout: { keyboard_shortcuts: false } }]);
    expect(ver()).toEqual(['b']);
  });

  it('is written to storage when a drag has come to rest, not at its every step', async () => {
    const { mudarConfiguracao } = await comecar();
    const escrever = vi.spyOn(navegador.armazem, 'setItem');
    for (let borderRadius = 0; borderRadius < 20; borderRadius += 1) {
      mudarConfiguracao({ theme: { dark: { borderRadius } } });
      await esperar(16);
    }
    expect(escrever).not.toHaveBeenCalled();
    await esperar(300);
    expect(escrever.mock.calls.map(([chave]) => chave)).toEqual([
      'dominio.cache.configuracao',
      PENDENTE,
    ]);
  });

  it('is written to storage at once when the page goes away, whatever is under way', async () => {
    servidor.rotas[`POST ${CAMINHO}`] = () => new Promise(() => undefined);
    const { mudarConfiguracao } = await comecar();
    mudarConfiguracao(ativos(['b']));
    await esperar(1_000);
    mudarConfiguracao(ativos(['c']));
    navegador.janela.dispatchEvent(new Event('pagehide'));
    expect(navegador.armazem.getItem(PENDENTE)).toBe(JSON.stringify(ativos(['c'])));
  });

  it('is saved at once when the page goes away, by a call that outlives it', async () => {
    const { mudarConfiguracao } = await comecar();
    mudarConfiguracao(ativos(['b']));
    navegador.janela.dispatchEvent(new Event('pagehide'));
    await esperar(0);
    expect(servidor.recebidos.at(-1)?.init.keepalive).toBe(true);
    expect(noServidor.widgets).toEqual(['b']);
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
    expect(noServidor.widgets).toEqual(['b']);
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
    expect(noServidor.widgets).toEqual(['b']);
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

  it('read again in one tab does not drop what another tab is still sending', async () => {
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
    expect(noServidor.widgets).toEqual(['c']);
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
    noServidor.widgets = ['outro'];
    distribuir(mudou);
    await esperar(0);
    expect(ver()).toEqual(['outro']);
    mudarConfiguracao(ativos(['meu']));
    noServidor.widgets = ['mais um'];
    distribuir(mudou);
    await esperar(1_000);
    expect(ver()).toEqual(['meu']);
    expect(noServidor.widgets).toEqual(['meu']);
  });

  it('is not saved sooner when a message, or the answer of a read, arrives meanwhile', async () => {
    const { distribuir } = await import('./realtime/ouvintes.ts');
    const { mudarConfiguracao } = await comecar();
    const mudou = { type: 'command', action: 'refresh', data: { recurso: 'configuracao' } };
    let responder = (_: Response) => {};
    servidor.rotas[`GET ${CAMINHO}`] = () =>
      new Promise((resolver) => {
        responder = resolver;
      });
    distribuir(mudou);
    mudarConfiguracao(ativos(['meu']));
    await esperar(400);
    distribuir(mudou);
    await esperar(400);
    responder(json({ success: true, config: padrao, modo_escolhido: true }));
    await esperar(199);
    expect(salvos()).toEqual([]);
    await esperar(1);
    expect(salvos()).toEqual([ativos(['meu'])]);
  });

  it('is covered by preview colours until they are cleared, and these are never saved', async () => {
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

  it('that failed for want of a network happens when there is one', async () => {
    const ler = servidor.rotas[`GET ${CAMINHO}`];
    servidor.rotas[`GET ${CAMINHO}`] = semRede;
    const { ver, useConfiguracao } = await comecar();
    expect(useConfiguracao.getState()).toMatchObject({ config: null, falhou: true });
    if (ler) servidor.rotas[`GET ${CAMINHO}`] = ler;
    navegador.janela.dispatchEvent(new Event('online'));
    await esperar(0);
    expect(ver()).toEqual(['a']);
    expect(useConfiguracao.getState().falhou).toBe(false);
  });
});
