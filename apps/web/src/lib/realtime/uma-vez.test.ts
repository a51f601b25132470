import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Abas, montarAbas } from '../../../test/abas-falsas.ts';
import { ganharAVez } from './uma-vez.ts';

let abas: Abas;

beforeEach(() => {
  vi.useFakeTimers();
  abas = montarAbas();
});

/** A tab asks, in the state it is in; what it sees of itself is looked at when it asks. */
function pedir(chave: string, { lider = false, visivel = true, foco = true } = {}) {
  abas.documento.visibilityState = visivel ? 'visible' : 'hidden';
  abas.documento.hasFocus = () => foco;
  return ganharAVez(chave, lider);
}

async function quemGanha(...pedidos: Promise<boolean>[]) {
  await vi.advanceTimersByTimeAsync(1_000);
  return Promise.all(pedidos);
}

describe('one turn among the tabs', () => {
  it('goes to exactly one of those in view', async () => {
    const pedidos = [pedir('n:1'), pedir('n:1'), pedir('n:1')];
    expect((await quemGanha(...pedidos)).filter(Boolean)).toHaveLength(1);
  });

  it('goes to the tab with the focus, whoever asked first', async () => {
    const resposta = await quemGanha(pedir('n:1', { foco: false }), pedir('n:1'));
    expect(resposta).toEqual([false, true]);
  });

  it('goes to a tab in view rather than to a hidden leader', async () => {
    const escondida = pedir('n:1', { lider: true, visivel: false });
    expect(await quemGanha(escondida, pedir('n:1', { foco: false }))).toEqual([false, true]);
  });

  it('goes to the leader when every tab is hidden', async () => {
    const resposta = await quemGanha(
      pedir('n:1', { visivel: false }),
      pedir('n:1', { visivel: false, lider: true }),
    );
    expect(resposta).toEqual([false, true]);
  });

  it('stays taken for 10 s, and one message does not take the turn of another', async () => {
    expect(await quemGanha(pedir('n:1'), pedir('n:2'))).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(8_999);
    expect(await quemGanha(pedir('n:1'))).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await quemGanha(pedir('n:1'))).toEqual([true]);
  });
});

describe('without Web Locks', () => {
  it.each([
    [true, false, true],
    [false, true, false],
  ])('a tab in view (%s) answers for itself', async (visivel, lider, esperado) => {
    delete abas.navegador.locks;
    expect(await quemGanha(pedir('n:1', { visivel, lider }))).toEqual([esperado]);
  });
});
