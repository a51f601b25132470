import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conexao as mudarRede } from '../../../test/pagina/aparelho.ts';
import { ENDERECO, montarConexao as montar } from '../../../test/pagina/conexao.ts';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import { VOLTAR_AO_PRIMEIRO } from './conexao.ts';
import type { Caminho, Fonte } from './fonte.ts';

beforeEach(() => {
  vi.useFakeTimers();
  fluxo.segurar();
});

const batida = { type: 'heartbeat', timestamp: 1 } as const;

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

  it('is left for the first one after ten minutes, and at once taken again where that still fails', async () => {
    const { tentados } = tresCaminhos();
    await emSeguida();
    fluxo.cair();
    await emSeguida();
    fluxo.abrir();
    const ouvir = async (ms: number) => {
      for (let passado = 0; passado < ms; passado += 30_000) {
        fluxo.dizer(batida);
        await vi.advanceTimersByTimeAsync(30_000);
      }
    };
    await ouvir(VOLTAR_AO_PRIMEIRO - 30_000);
    expect(tentados).toEqual(['um', 'dois']);
    await ouvir(30_000);
    expect(tentados).toEqual(['um', 'dois', 'um']);
    fluxo.cair();
    await emSeguida();
    expect(tentados).toEqual(['um', 'dois', 'um', 'dois']);
    fluxo.abrir();
    fluxo.dizer(batida);
    expect(fluxo.abertas).toBe(1);
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
