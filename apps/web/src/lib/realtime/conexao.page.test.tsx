import { TEMPOS_DO_FLUXO } from '@dominio/contrato/eventos';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mostrarAba, conexao as mudarRede } from '../../../test/pagina/aparelho.ts';
import { ENDERECO, montarConexao as montar } from '../../../test/pagina/conexao.ts';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import { SILENCIO_MAXIMO } from './conexao.ts';

beforeEach(() => {
  vi.useFakeTimers();
  fluxo.segurar();
});

const semFim = () => new Promise<string>(() => undefined);
const batida = { type: 'heartbeat', timestamp: 1 } as const;

async function conectada() {
  const tudo = montar();
  tudo.conexao.abrir();
  await vi.advanceTimersByTimeAsync(0);
  fluxo.abrir();
  return tudo;
}

/** Streams by now: how many were ever opened, and how many still are. */
const fontes = () => [fluxo.enderecos.length, fluxo.abertas];

describe('NO-22: states', () => {
  it('go from connecting to connected, and messages are handed over with their id', async () => {
    const { estados, recebidas } = await conectada();
    fluxo.dizer({ type: 'ping', timestamp: 1 }, { id: '9' });
    expect(estados).toEqual(['connecting', 'connected']);
    expect(recebidas).toEqual(['9:{"type":"ping","timestamp":1}']);
  });

  it('are disconnected for 5 s after a failure, then connecting again', async () => {
    const { estados } = await conectada();
    fluxo.cair();
    expect(fluxo.abertas).toBe(0);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(estados).toEqual(['connecting', 'connected', 'disconnected']);
    await vi.advanceTimersByTimeAsync(1);
    expect(estados.at(-1)).toBe('connecting');
    fluxo.abrir();
    expect(estados.at(-1)).toBe('connected');
  });
});

describe('NO-22: reconnection', () => {
  it('is tried without limit, with a new address each time', async () => {
    const { conexao, pedirEndereco } = montar({ sorte: 1 });
    conexao.abrir();
    for (let i = 1; i <= 200; i++) {
      await vi.advanceTimersByTimeAsync(0);
      expect(fontes()).toEqual([i, 1]);
      fluxo.cair();
      vi.advanceTimersByTime(6_000);
    }
    expect(pedirEndereco).toHaveBeenCalledTimes(201);
  });

  it('follows a ticket that was refused', async () => {
    const { conexao, pedirEndereco, estados } = montar({
      endereco: () => Promise.reject(new Error('429')),
    });
    conexao.abrir();
    await vi.advanceTimersByTimeAsync(0);
    expect(estados).toEqual(['connecting', 'disconnected']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(pedirEndereco).toHaveBeenCalledTimes(3);
  });

  it('does not wait when it is asked for at once', async () => {
    const { conexao } = await conectada();
    conexao.reabrir();
    await vi.advanceTimersByTimeAsync(0);
    expect(fontes()).toEqual([2, 1]);
  });
});

describe('an attempt', () => {
  it('has 10 s for its ticket', async () => {
    expect(TEMPOS_DO_FLUXO.limiteDaConexao).toBe(10_000);
    const { conexao, estados, pedirEndereco } = montar({ endereco: semFim });
    conexao.abrir();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(estados).toEqual(['connecting']);
    const sinal = pedirEndereco.mock.calls[0]?.[0];
    expect(sinal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(estados).toEqual(['connecting', 'disconnected']);
    expect(sinal?.aborted).toBe(true);
  });

  it('has the same 10 s for the stream to open', async () => {
    const { conexao, estados } = montar();
    conexao.abrir();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fluxo.abertas).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fluxo.abertas).toBe(0);
    expect(estados).toEqual(['connecting', 'disconnected']);
  });

  it('that was given up opens no stream when its ticket comes late', async () => {
    const bilhete = Promise.withResolvers<string>();
    const { conexao } = montar({ endereco: () => bilhete.promise });
    conexao.abrir();
    conexao.fechar();
    bilhete.resolve(ENDERECO);
    await vi.advanceTimersByTimeAsync(0);
    expect(fontes()).toEqual([0, 0]);
  });
});

describe('a silent stream', () => {
  it('is replaced after a beat and a half', async () => {
    expect([TEMPOS_DO_FLUXO.batimento, SILENCIO_MAXIMO]).toEqual([30_000, 45_000]);
    const { estados } = await conectada();
    fluxo.dizer(batida);
    await vi.advanceTimersByTimeAsync(44_999);
    expect(fontes()).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(fontes()).toEqual([2, 1]);
    expect(estados).toEqual(['connecting', 'connected', 'connecting']);
  });

  it('is not replaced while the server beats', async () => {
    const { estados } = await conectada();
    fluxo.dizer(batida);
    for (let i = 0; i < 20; i++) {
      await vi.advanceTimersByTimeAsync(30_000);
      fluxo.dizer(batida);
    }
    expect(fontes()).toEqual([1, 1]);
    expect(estados).toEqual(['connecting', 'connected']);
  });

  it('is replaced at once when the person comes back from a sleep of the machine', async () => {
    await conectada();
    vi.setSystemTime(Date.now() + 3_600_000);
    mostrarAba(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(fontes()).toEqual([2, 1]);
  });
});

describe('the network', () => {
  it('closes the stream when it goes, and nothing is tried meanwhile', async () => {
    const { estados, pedirEndereco } = await conectada();
    mudarRede(false);
    expect(estados.at(-1)).toBe('disconnected');
    expect(fluxo.abertas).toBe(0);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(pedirEndereco).toHaveBeenCalledTimes(1);
  });

  it('reopens it at once when it returns', async () => {
    await conectada();
    mudarRede(false);
    mudarRede(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(fontes()).toEqual([2, 1]);
  });

  it('is waited for when the page opens without it', async () => {
    mudarRede(false);
    const { conexao, pedirEndereco } = montar();
    conexao.abrir();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pedirEndereco).not.toHaveBeenCalled();
    mudarRede(true);
    expect(pedirEndereco).toHaveBeenCalledTimes(1);
  });
});

describe('closing', () => {
  it('ends the stream and every attempt, whatever happens later', async () => {
    const { conexao, estados, pedirEndereco } = await conectada();
    conexao.fechar();
    expect(estados.at(-1)).toBe('disconnected');
    expect(fluxo.abertas).toBe(0);
    mudarRede(true);
    mostrarAba(true);
    conexao.reabrir();
    conexao.voltarDepois();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(pedirEndereco).toHaveBeenCalledTimes(1);
  });
});
