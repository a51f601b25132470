import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { abasDaPessoa, type Recado } from './abas.ts';

const conectada: Recado = { tipo: 'estado', estado: 'connected', posicao: 3 };
const parada: Recado = { tipo: 'estado', estado: 'disconnected', posicao: 1 };
const pergunta = { tipo: 'pergunta' };

let ultimaPessoa = 0;

/** A tab of a person of this test alone, and what another tab of the person hears of it. */
function abrir() {
  ultimaPessoa += 1;
  const nome = `dominio.tempo-real.${ultimaPessoa}`;
  const ouvido: Recado[] = [];
  const papeis = { aoAssumir: vi.fn(), aoPerder: vi.fn() };
  const abas = abasDaPessoa(ultimaPessoa, {
    ...papeis,
    aoPerguntarem: () => conectada,
    aoOuvir: (recado) => ouvido.push(recado),
  });
  const ditos: object[] = [];
  const outra = new BroadcastChannel(nome);
  outra.addEventListener('message', ({ data }) => ditos.push(data));
  abas.entrar();
  onTestFinished(() => {
    abas.sair();
    outra.close();
  });
  return { nome, abas, ouvido, papeis, ditos, outra };
}

/** The tab holds the lock, and so the lead. */
async function abrirLider() {
  const lider = abrir();
  await expect.poll(() => lider.papeis.aoAssumir.mock.calls.length).toBe(1);
  return lider;
}

/** Another tab takes the lock away and keeps it until the test is over. */
async function roubar(nome: string): Promise<void> {
  const fim = Promise.withResolvers<void>();
  onTestFinished(() => fim.resolve());
  await new Promise<void>((tomada) => {
    void navigator.locks.request(nome, { steal: true }, () => {
      tomada();
      return fim.promise;
    });
  });
}

describe('the tab that leads', () => {
  it('answers a tab that has just opened, and takes no orders from another', async () => {
    const { ditos, outra, ouvido } = await abrirLider();
    for (const dito of [pergunta, parada, pergunta]) outra.postMessage(dito);
    // The second answer: what was said between the questions has been heard by then.
    await expect.poll(() => ditos).toEqual([pergunta, conectada, conectada]);
    expect(ouvido).toEqual([]);
  });

  it('asks how things stand when it wakes and finds that another leads', async () => {
    const { nome, ditos, outra, ouvido, papeis } = await abrirLider();
    outra.postMessage(conectada);
    outra.postMessage(pergunta);
    await expect.poll(() => ditos).toEqual([pergunta, conectada]);
    expect(ouvido).toEqual([]);
    await roubar(nome);
    await expect.poll(() => papeis.aoPerder.mock.calls.length).toBe(1);
    await expect.poll(() => ditos).toEqual([pergunta, conectada, pergunta]);
    outra.postMessage(conectada);
    await expect.poll(() => ouvido).toEqual([conectada]);
    expect(papeis.aoPerder).toHaveBeenCalledTimes(1);
  });

  it('says nothing more once it has left', async () => {
    const { nome, abas, ditos } = await abrirLider();
    abas.dizer(conectada);
    abas.sair();
    abas.dizer(parada);
    const terceira = new BroadcastChannel(nome);
    onTestFinished(() => terceira.close());
    terceira.postMessage({ tipo: 'depois' });
    await expect.poll(() => ditos).toEqual([pergunta, conectada, { tipo: 'depois' }]);
  });
});

describe('a browser that refuses locks', () => {
  it('makes every tab its own leader', async () => {
    const recusado = new DOMException('denied', 'SecurityError');
    vi.spyOn(navigator.locks, 'request').mockRejectedValue(recusado);
    const { papeis } = await abrirLider();
    expect(papeis.aoPerder).not.toHaveBeenCalled();
  });
});
