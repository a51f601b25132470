import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ganharAVez } from './uma-vez.ts';

let chave: string;

beforeEach(() => {
  vi.useFakeTimers();
  // A turn is taken in the whole browser, where other files run as well.
  chave = crypto.randomUUID();
});
afterEach(async () => {
  // Turns that were won are given back.
  await vi.advanceTimersByTimeAsync(10_000);
});

/** A tab asks, in the state it is in; what it sees of itself is looked at when it asks. */
function pedir({ lider = false, visivel = true, foco = true } = {}, qual = 'n:1') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visivel ? 'visible' : 'hidden');
  vi.spyOn(document, 'hasFocus').mockReturnValue(foco);
  return ganharAVez(chave + qual, lider);
}

async function quemGanha(...pedidos: Promise<boolean>[]) {
  await vi.advanceTimersByTimeAsync(1_000);
  return Promise.all(pedidos);
}

describe('one turn among the tabs', () => {
  it('goes to exactly one of those in view', async () => {
    const pedidos = [pedir(), pedir(), pedir()];
    expect((await quemGanha(...pedidos)).filter(Boolean)).toHaveLength(1);
  });

  it('goes to the tab with the focus, whoever asked first', async () => {
    expect(await quemGanha(pedir({ foco: false }), pedir())).toEqual([false, true]);
  });

  it('goes to a tab in view rather than to a hidden leader', async () => {
    const escondida = pedir({ lider: true, visivel: false });
    expect(await quemGanha(escondida, pedir({ foco: false }))).toEqual([false, true]);
  });

  it('goes to the leader when every tab is hidden', async () => {
    const resposta = await quemGanha(
      pedir({ visivel: false }),
      pedir({ visivel: false, lider: true }),
    );
    expect(resposta).toEqual([false, true]);
  });

  it('stays taken for 10 s, and one message does not take the turn of another', async () => {
    expect(await Promise.all([pedir({}, 'n:1'), pedir({}, 'n:2')])).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await pedir()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    // The browser has heard by then that the turn is over.
    await navigator.locks.query();
    expect(await pedir()).toBe(true);
  });
});

describe('without Web Locks', () => {
  it.each([
    [true, false, true],
    [false, true, false],
  ])('a tab in view (%s) answers for itself', async (visivel, lider, esperado) => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);
    expect(await quemGanha(pedir({ visivel, lider }))).toEqual([esperado]);
  });
});
