import { TEMPOS_DO_FLUXO } from '@dominio/contrato/eventos';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mostrarAba, conexao as mudarRede } from '../../../test/pagina/aparelho.ts';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import { criarConexao, SILENCIO_MAXIMO } from './conexao.ts';
import type { Caminho, Fonte } from './fonte.ts';

beforeEach(() => {
  vi.useFakeTimers();
  fluxo.segurar();
});

const ENDERECO = 'http://localhost/sse';
const semFim = () => new Promise<string>(() => undefined);
const batida = { type: 'heartbeat', timestamp: 1 } as const;

/**
 * A connection whose wait is exactly 5 s, unless `sorte` says otherwise, by one way and whatever
 * others there are.
 */
function montar({ endereco = async () => ENDERECO, sorte = 0.5, reservas = [] as Caminho[] } = {}) {
  const estados: string[] = [];
  const recebidas: string[] = [];
  const pedirEndereco = vi.fn((_sinal: AbortSignal) => endereco());
  const caminho: Caminho = async (sinal) => {
    const url = await pedirEndereco(sinal);
    sinal.throwIfAborted();
    return new EventSource(url) as Fonte;
  };
  const conexao = criarConexao({
    caminhos: [caminho, ...reservas],
    aoReceber: (texto, id) => recebidas.push(`${id}:${texto}`),
    aoMudarEstado: (estado) => estados.push(estado),
    aleatorio: () => sorte,
  });
  onTestFinished(() => conexao.fechar());
  return { conexao, estados, recebidas, pedirEndereco };
}

async function conectada() {
  const tudo = montar();
  tudo.conexao.abrir();
  await vi.advanceTimersByTimeAsync(0);
  fluxo.abrir();
  return tudo;
}

/** Streams by now: how many were ever opened, and how many still are. */
const fontes = () => [fluxo.enderecos.length, fluxo.abertas];

describe('states', () => {
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

describe('reconnection', () => {
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

describe('NO-38: where streams do not get through', () => {
  /** Three ways; the tests say what becomes of each attempt. */
  function tresCaminhos() {
    const tentados: string[] = [];
    const reserva = (nome: string): Caminho => {
      return async () => {
        tentados.push(nome);
        return new EventSource(`${ENDERECO}?${nome}`) as Fonte;
      };
    };
    const endereco = async () => {
      tentados.push('um');
      return ENDERECO;
    };
    const tudo = montar({ endereco, reservas: [reserva('dois'), reserva('tres')] });
    tudo.conexao.abrir();
    return { ...tudo, tentados };
  }
  const emSeguida = () => vi.advanceTimersByTimeAsync(0);

  it('the next way is tried at once, and after the last one the first, 5 s later', async () => {
    const { tentados, estados } = tresCaminhos();
    for (const caidos of [1, 2, 3]) {
      await emSeguida();
      expect(tentados).toHaveLength(caidos);
      fluxo.cair();
    }
    expect(estados).toEqual(['connecting', 'disconnected']);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(tentados).toEqual(['um', 'dois', 'tres']);
    await vi.advanceTimersByTimeAsync(1);
    expect(tentados).toEqual(['um', 'dois', 'tres', 'um']);
  });

  it('an attempt that hangs for 10 s, or opens and says nothing for 10 s, leads to the next', async () => {
    const { tentados } = tresCaminhos();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tentados).toEqual(['um', 'dois']);
    fluxo.abrir();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(tentados).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(tentados).toEqual(['um', 'dois', 'tres']);
    fluxo.abrir();
    fluxo.dizer(batida);
    await vi.advanceTimersByTimeAsync(44_999);
    expect([tentados.length, fluxo.abertas]).toEqual([3, 1]);
  });

  it('the way that did is kept, until the network changes', async () => {
    const { tentados } = tresCaminhos();
    await emSeguida();
    fluxo.cair();
    await emSeguida();
    fluxo.abrir();
    fluxo.cair();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tentados).toEqual(['um', 'dois', 'dois']);
    mudarRede(false);
    mudarRede(true);
    await emSeguida();
    expect(tentados).toEqual(['um', 'dois', 'dois', 'um']);
  });

  it('a ticket that is not to be had changes nothing of the way', async () => {
    const dois = vi.fn<Caminho>();
    const { conexao, pedirEndereco } = montar({
      endereco: () => Promise.reject(new Error('503')),
      reservas: [dois],
    });
    conexao.abrir();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(pedirEndereco).toHaveBeenCalledTimes(3);
    expect(dois).not.toHaveBeenCalled();
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
