import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ErroDaApi } from '../erro-da-api.ts';
import { criarFila, type MudancaDaConfiguracao } from './fila.ts';

const ativos = (ids: string[]) => ({ widgets: { activeWidgets: ids } });
const raio = { theme: { dark: { borderRadius: 20 } } } as const;
const semAtalhos = { layout: { keyboard_shortcuts: false } } as const;

const esperar = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const recusado = (status: number, esperaMs?: number) =>
  new ErroDaApi({ status, codigo: 'X', detail: 'Recusado.', esperaMs });

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A queue in a session, whose saves are answered one by one. */
function montar() {
  const salvas: MudancaDaConfiguracao[] = [];
  const tokens: string[] = [];
  const abertas: PromiseWithResolvers<void>[] = [];
  const portas = {
    token: () => 't',
    salvar: (mudanca: MudancaDaConfiguracao, token: string) => {
      salvas.push(mudanca);
      tokens.push(token);
      const aberta = Promise.withResolvers<void>();
      abertas.push(aberta);
      return aberta.promise;
    },
    aoConfirmar: vi.fn(),
    aoFalhar: vi.fn(),
    aoAndar: vi.fn(),
  };
  /** The server answers the oldest save that is open. */
  const responder = async (erro?: ErroDaApi) => {
    const aberta = abertas.shift();
    if (erro) aberta?.reject(erro);
    else aberta?.resolve();
    await esperar(0);
  };
  const { aoFalhar } = portas;
  return Object.assign(criarFila(portas), { aoFalhar, salvas, tokens, abertas, responder });
}

describe('what the server changes itself', () => {
  it('waits until the change before it and the save under way have arrived', async () => {
    const { juntar, mudarNoServidor, salvas, abertas, responder } = montar();
    juntar(ativos(['b']));
    await esperar(1_000);
    juntar(raio);
    const [chamada, receber] = [vi.fn(async () => 'feito'), vi.fn()];
    const fim = mudarNoServidor(chamada, receber, () => null);
    await esperar(5_000);
    expect([abertas.length, chamada.mock.calls.length]).toEqual([1, 0]);
    expect(salvas).toEqual([ativos(['b'])]);
    await responder();
    expect([salvas[1], chamada.mock.calls.length]).toEqual([raio, 0]);
    await responder();
    expect(await fim).toBe('feito');
    await esperar(10_000);
    expect(salvas).toHaveLength(2);
    expect(receber).toHaveBeenCalledExactlyOnceWith('feito');
  });

  it('is followed by what was changed while it was under way', async () => {
    const { juntar, mudarNoServidor, aCaminho, salvas } = montar();
    const resposta = Promise.withResolvers<string>();
    const fim = mudarNoServidor(
      () => resposta.promise,
      () => undefined,
      () => null,
    );
    await esperar(0);
    juntar(ativos(['c']));
    await esperar(5_000);
    expect([salvas, aCaminho()]).toEqual([[], ativos(['c'])]);
    resposta.resolve('feito');
    await fim;
    expect(aCaminho()).toEqual(ativos(['c']));
    await esperar(1_000);
    expect(salvas).toEqual([ativos(['c'])]);
  });
});

describe('a refusal that passes', () => {
  it.each([
    ['429 with a time', 429, 7_000, 7_000],
    ['429 without', 429, undefined, 30_000],
    ['408', 408, undefined, 30_000],
    ['503 with a time', 503, 2_000, 2_000],
  ])('is no loss: %s', async (_caso, status, dita, espera) => {
    const { juntar, aCaminho, aoFalhar, salvas, responder } = montar();
    juntar(ativos(['b']));
    await esperar(1_000);
    await responder(recusado(status, dita));
    expect(aCaminho()).toEqual(ativos(['b']));
    expect(aoFalhar).toHaveBeenCalledExactlyOnceWith(expect.anything(), false);
    // Another change does not make it sooner.
    juntar(semAtalhos);
    await esperar(espera - 1);
    expect(salvas).toHaveLength(1);
    await esperar(1);
    expect(salvas[1]).toEqual({ ...ativos(['b']), ...semAtalhos });
    await responder();
    juntar(ativos(['c']));
    await esperar(1_000);
    expect(salvas).toHaveLength(3);
  });
});

describe('whoever leaves the session', () => {
  it('has what waits behind the save under way saved after it, with the same token', async () => {
    const { juntar, enviarPorUltimo, salvas, tokens, responder } = montar();
    const acabou = vi.fn();
    juntar(ativos(['b']));
    await esperar(1_000);
    juntar(ativos(['c']));
    void enviarPorUltimo()?.then(acabou);
    await esperar(0);
    expect(salvas).toEqual([ativos(['b'])]);
    await responder();
    expect([salvas, acabou.mock.calls.length]).toEqual([[ativos(['b']), ativos(['c'])], 0]);
    await responder();
    expect(acabou).toHaveBeenCalledTimes(1);
    expect(tokens).toEqual(['t', 't']);
  });

  it('has what a save under way carried sent again when that save fails', async () => {
    const { juntar, enviarPorUltimo, salvas, responder } = montar();
    juntar(ativos(['b']));
    await esperar(1_000);
    juntar(semAtalhos);
    void enviarPorUltimo();
    await responder(recusado(503));
    expect(salvas[1]).toEqual({ ...ativos(['b']), ...semAtalhos });
  });
});

it('a page that is left sends what waits behind the save under way without waiting for its end', async () => {
  const { juntar, enviarSemEsperar, salvas, responder } = montar();
  juntar(ativos(['b']));
  await esperar(1_000);
  juntar(ativos(['c']));
  enviarSemEsperar();
  expect(salvas).toEqual([ativos(['b']), { ...ativos(['b']), ...ativos(['c']) }]);
  // Should the page come back after all, it knows of no answer, and sends it in its turn.
  await responder();
  await esperar(1_000);
  expect(salvas.at(-1)).toEqual(ativos(['c']));
});
