import { TEMPOS_DO_FLUXO } from '@dominio/contrato/eventos';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Abas, FonteFalsa, montarAbas } from '../../../test/abas-falsas.ts';
import { criarConexao, esperaAteReconectar, SILENCIO_MAXIMO } from './conexao.ts';

let abas: Abas;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  abas = montarAbas();
});

const semFim = () => new Promise<string>(() => undefined);

/** A connection whose wait is exactly 5 s, unless `sorte` says otherwise. */
function montar({ endereco = async () => 'http://localhost/sse', sorte = 0.5 } = {}) {
  const estados: string[] = [];
  const recebidas: string[] = [];
  const pedirEndereco = vi.fn((_sinal: AbortSignal) => endereco());
  const conexao = criarConexao({
    endereco: pedirEndereco,
    abrirFonte: (url) => new FonteFalsa(url),
    aoReceber: (texto, id) => recebidas.push(`${id}:${texto}`),
    aoMudarEstado: (estado) => estados.push(estado),
    aleatorio: () => sorte,
  });
  return { conexao, estados, recebidas, pedirEndereco };
}

async function conectada() {
  const tudo = montar();
  tudo.conexao.abrir();
  await vi.advanceTimersByTimeAsync(0);
  FonteFalsa.unica.abrir();
  return tudo;
}

describe('wait before a reconnection', () => {
  it('is between 4 and 6 s for every random number', () => {
    expect(TEMPOS_DO_FLUXO.reconectar).toBe(5_000);
    expect([0, 0.5, 1].map((sorte) => esperaAteReconectar(() => sorte))).toEqual([
      4_000, 5_000, 6_000,
    ]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (sorte) => {
        const espera = esperaAteReconectar(() => sorte);
        expect(espera).toBeGreaterThanOrEqual(4_000);
        expect(espera).toBeLessThanOrEqual(6_000);
      }),
    );
  });

  it('is not the same for two browsers', () => {
    const esperas = new Set(Array.from({ length: 50 }, () => esperaAteReconectar()));
    expect(esperas.size).toBeGreaterThan(40);
  });
});

describe('states', () => {
  it('go from connecting to connected, and messages are handed over with their id', async () => {
    const { estados, recebidas } = await conectada();
    FonteFalsa.unica.dizer({ type: 'ping' }, '9');
    expect(estados).toEqual(['connecting', 'connected']);
    expect(recebidas).toEqual(['9:{"type":"ping"}']);
  });

  it('are disconnected for 5 s after a failure, then connecting again', async () => {
    const { estados } = await conectada();
    FonteFalsa.unica.falhar();
    expect(FonteFalsa.abertas).toEqual([]);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(estados).toEqual(['connecting', 'connected', 'disconnected']);
    await vi.advanceTimersByTimeAsync(1);
    expect(estados.at(-1)).toBe('connecting');
    FonteFalsa.unica.abrir();
    expect(estados.at(-1)).toBe('connected');
  });
});

describe('reconnection', () => {
  it('is tried without limit, with a new address each time', async () => {
    const { conexao, pedirEndereco } = montar({ sorte: 1 });
    conexao.abrir();
    for (let i = 1; i <= 200; i++) {
      await vi.advanceTimersByTimeAsync(0);
      expect(pedirEndereco).toHaveBeenCalledTimes(i);
      FonteFalsa.unica.falhar();
      await vi.advanceTimersByTimeAsync(6_000);
    }
    expect(FonteFalsa.todas).toHaveLength(201);
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
    const antiga = FonteFalsa.unica;
    conexao.reabrir();
    await vi.advanceTimersByTimeAsync(0);
    expect(antiga.fechada).toBe(true);
    expect(FonteFalsa.unica).not.toBe(antiga);
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
    expect(FonteFalsa.abertas).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FonteFalsa.abertas).toEqual([]);
    expect(estados).toEqual(['connecting', 'disconnected']);
  });

  it('that was given up opens no stream when its ticket comes late', async () => {
    const entregar: ((url: string) => void)[] = [];
    const { conexao } = montar({
      endereco: () => new Promise((resolver) => void entregar.push(resolver)),
    });
    conexao.abrir();
    conexao.fechar();
    entregar[0]?.('http://localhost/sse');
    await vi.advanceTimersByTimeAsync(0);
    expect(FonteFalsa.todas).toEqual([]);
  });
});

describe('a silent stream', () => {
  it('is replaced after a beat and a half', async () => {
    expect([TEMPOS_DO_FLUXO.batimento, SILENCIO_MAXIMO]).toEqual([30_000, 45_000]);
    const { estados } = await conectada();
    const calada = FonteFalsa.unica;
    await vi.advanceTimersByTimeAsync(44_999);
    expect(calada.fechada).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(calada.fechada).toBe(true);
    expect(estados).toEqual(['connecting', 'connected', 'connecting']);
  });

  it('is not replaced while the server beats', async () => {
    const { estados } = await conectada();
    for (let i = 0; i < 20; i++) {
      await vi.advanceTimersByTimeAsync(30_000);
      FonteFalsa.unica.dizer({ type: 'heartbeat' });
    }
    expect(FonteFalsa.todas).toHaveLength(1);
    expect(estados).toEqual(['connecting', 'connected']);
  });

  it('is replaced at once when the person comes back from a sleep of the machine', async () => {
    await conectada();
    const calada = FonteFalsa.unica;
    vi.setSystemTime(Date.now() + 3_600_000);
    abas.mudarVisibilidade(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(calada.fechada).toBe(true);
    expect(FonteFalsa.abertas).toHaveLength(1);
  });
});

describe('the network', () => {
  it('closes the stream when it goes, and nothing is tried meanwhile', async () => {
    const { estados, pedirEndereco } = await conectada();
    abas.mudarRede(false);
    expect(estados.at(-1)).toBe('disconnected');
    expect(FonteFalsa.abertas).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(pedirEndereco).toHaveBeenCalledTimes(1);
  });

  it('reopens it at once when it returns', async () => {
    await conectada();
    abas.mudarRede(false);
    abas.mudarRede(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(FonteFalsa.abertas).toHaveLength(1);
  });

  it('is waited for when the page opens without it', async () => {
    abas.navegador.onLine = false;
    const { conexao, pedirEndereco } = montar();
    conexao.abrir();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pedirEndereco).not.toHaveBeenCalled();
    abas.mudarRede(true);
    expect(pedirEndereco).toHaveBeenCalledTimes(1);
  });
});

describe('closing', () => {
  it('ends the stream and every attempt, whatever happens later', async () => {
    const { conexao, estados, pedirEndereco } = await conectada();
    conexao.fechar();
    expect(estados.at(-1)).toBe('disconnected');
    expect(FonteFalsa.abertas).toEqual([]);
    abas.mudarRede(true);
    abas.mudarVisibilidade(true);
    conexao.reabrir();
    conexao.voltarDepois();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(pedirEndereco).toHaveBeenCalledTimes(1);
  });
});
