import { notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mostrarAba } from '../../../test/pagina/aparelho.ts';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import { feitos } from '../../../test/pagina/rede.ts';
import { aguardar } from '../../../test/pagina/relogio.ts';
import {
  abrirAba,
  abrirFluxo,
  abrirOutra,
  batida,
  mudou,
  notificacao,
  pedida,
  prepararTempoReal,
  travas,
} from '../../../test/pagina/tempo-real.ts';
import { lerUsuario } from '../sessao-storage.ts';

const { bilhete: BILHETE } = notificacoesEndpoints;
const LIDER = { estado: 'connected', lider: true };
const SEGUIDORA = { estado: 'connected', lider: false };

beforeEach(prepararTempoReal);

describe('a browser with many tabs', () => {
  it('holds one connection, opened with a ticket of its own', async () => {
    const a = await abrirAba();
    await pedida();
    const outras = await Promise.all([abrirOutra(), abrirOutra()]);
    await aguardar(travas).toEqual([1, 2]);
    fluxo.abrir();
    for (const { estado } of outras) await aguardar(estado).toEqual(SEGUIDORA);
    expect(a.estado()).toEqual(LIDER);
    expect([fluxo.enderecos.length, feitos(BILHETE).length]).toEqual([1, 1]);
    const [endereco] = fluxo.enderecos;
    expect(endereco?.pathname).toBe(`/api/notifications/sse/${lerUsuario()?.id}`);
    expect(endereco?.search).toBe('?token=bilhete-1');
  });

  it('tells a tab opened later how things stand', async () => {
    await abrirAba();
    await abrirFluxo();
    const tardia = await abrirOutra();
    await aguardar(tardia.estado).toEqual(SEGUIDORA);
    expect(tardia.visto).toEqual(['conectou']);
  });

  it('hands every message to every tab, once', async () => {
    const a = await abrirAba();
    await pedida();
    const b = await abrirOutra();
    await aguardar(travas).toEqual([1, 1]);
    await abrirFluxo();
    fluxo.dizer(notificacao(5), { id: '5' });
    fluxo.dizer(mudou(12), { id: '5' });
    fluxo.dizerTexto('{"sem":"tipo"}');
    fluxo.dizer(batida);
    const todas = ['conectou', 'notification', 'command:refresh', 'agendamento 12', 'heartbeat'];
    await aguardar(() => b.visto).toEqual(todas);
    expect(a.visto).toEqual(todas);
  });
});

describe('when the tab that holds the connection closes', () => {
  it('the next one goes on from the last notification that any tab saw', async () => {
    const a = await abrirOutra();
    await pedida();
    const b = await abrirAba();
    await aguardar(travas).toEqual([1, 1]);
    await abrirFluxo();
    fluxo.dizer(batida, { id: '40' });
    fluxo.dizer(notificacao(41), { id: '41' });
    await aguardar(() => b.visto.at(-1)).toBe('notification');
    a.fechar();
    fluxo.fechar();
    await pedida(2);
    expect(fluxo.enderecos.at(-1)?.search).toBe('?token=bilhete-2&desde=41');
    fluxo.abrir();
    expect(b.estado()).toEqual(LIDER);
    expect(b.visto.slice(-2)).toEqual(['conectou', 'agendamento null']);
    expect(a.visto).not.toContain('agendamento null');
  });

  it('somebody who has never had a notification misses not even the first', async () => {
    await abrirAba();
    await abrirFluxo();
    fluxo.dizer(batida, { id: '' });
    fluxo.cair();
    await vi.advanceTimersByTimeAsync(5_000);
    await pedida(2);
    expect(fluxo.enderecos.at(-1)?.searchParams.get('desde')).toBe('0');
  });
});

describe('a tab that the browser suspended while it held the connection', () => {
  it('loses it after 70 s of silence to a tab in view, and follows when it wakes', async () => {
    const a = await abrirAba();
    await pedida();
    const b = await abrirOutra();
    await aguardar(travas).toEqual([1, 1]);
    await abrirFluxo();
    await aguardar(b.estado).toEqual(SEGUIDORA);
    fluxo.dizer(batida);
    await aguardar(() => b.visto.at(-1)).toBe('heartbeat');
    const pedirTrava = vi.spyOn(b.janela.navigator.locks, 'request');
    await vi.advanceTimersByTimeAsync(40_000);
    // The stream goes on in the suspended tab, but no other tab hears of it.
    const calar = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
    fluxo.dizer(batida);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(pedirTrava).not.toHaveBeenCalled();
    calar.mockRestore();
    await vi.advanceTimersByTimeAsync(1);
    expect(pedirTrava).toHaveBeenCalledTimes(1);
    await pedida(2);
    expect(fluxo.abertas).toBe(1);
    fluxo.abrir();
    await aguardar(a.estado).toEqual(SEGUIDORA);
    expect(b.estado()).toEqual(LIDER);
    await aguardar(travas).toEqual([1, 1]);
  });

  it('keeps it while the others hear its beats', async () => {
    const a = await abrirAba();
    await pedida();
    const b = await abrirOutra();
    await aguardar(travas).toEqual([1, 1]);
    await abrirFluxo();
    await aguardar(b.estado).toEqual(SEGUIDORA);
    fluxo.dizer(batida);
    await aguardar(() => b.visto.length).toBe(2);
    for (let i = 1; i <= 5; i++) {
      await vi.advanceTimersByTimeAsync(30_000);
      fluxo.dizer(batida);
      await aguardar(() => b.visto.length).toBe(2 + i);
    }
    expect(a.estado()).toEqual(LIDER);
    expect(fluxo.enderecos).toHaveLength(1);
  });
});

describe('a browser without Web Locks', () => {
  function semTravas({ Navigator }: Pick<typeof globalThis, 'Navigator'>): void {
    const antes = Object.getOwnPropertyDescriptor(Navigator.prototype, 'locks') ?? {};
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    onTestFinished(() => void Object.defineProperty(Navigator.prototype, 'locks', antes));
  }

  it('gives every tab in view a connection of its own', async () => {
    semTravas(window);
    const a = await abrirAba();
    await pedida();
    const b = await abrirOutra(({ janela }) => semTravas(janela));
    await abrirFluxo(2);
    expect(fluxo.abertas).toBe(2);
    fluxo.dizer(mudou(1), { fonte: 0 });
    expect([a.visto, b.visto]).toEqual([
      ['conectou', 'command:refresh', 'agendamento 1'],
      ['conectou'],
    ]);
  });

  it('closes that of a hidden tab, and opens it when the tab is seen again', async () => {
    semTravas(window);
    await abrirAba();
    await abrirFluxo();
    mostrarAba(false);
    expect(fluxo.abertas).toBe(0);
    mostrarAba(true);
    await pedida(2);
    expect(fluxo.abertas).toBe(1);
  });
});
