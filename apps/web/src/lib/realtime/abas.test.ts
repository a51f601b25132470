import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarAbas } from '../../../test/abas-falsas.ts';
import { abasDaPessoa, type Recado } from './abas.ts';

const conectada: Recado = { tipo: 'estado', estado: 'connected', posicao: 3 };

let navegador: { locks?: unknown };
let perder: (erro: unknown) => void;

beforeEach(() => {
  navegador = montarAbas().navegador;
  // A lock that is given at once and taken away when the test says so; the next ones wait.
  const request = vi.fn((_nome: string, _opcoes: unknown, usar: () => void) => {
    const primeiro = request.mock.calls.length === 1;
    if (primeiro) usar();
    return new Promise((_resolver, recusar) => {
      if (primeiro) perder = recusar;
    });
  });
  navegador.locks = { request };
});

function abrir() {
  const ouvido: Recado[] = [];
  const papeis = { aoAssumir: vi.fn(), aoPerder: vi.fn() };
  const abas = abasDaPessoa(7, {
    ...papeis,
    aoPerguntarem: () => conectada,
    aoOuvir: (recado) => ouvido.push(recado),
  });
  const ditos: { tipo: string }[] = [];
  const outra = new BroadcastChannel('dominio.tempo-real.7');
  outra.addEventListener('message', ({ data }) => ditos.push(data));
  abas.entrar();
  return { abas, ouvido, papeis, ditos, outra };
}

const correio = () => new Promise((resolver) => setTimeout(resolver));

describe('the tab that leads', () => {
  it('answers a tab that has just opened, and takes no orders from another', async () => {
    const { ditos, outra, ouvido } = abrir();
    await correio();
    outra.postMessage({ tipo: 'pergunta' });
    outra.postMessage({ tipo: 'estado', estado: 'disconnected', posicao: 1 });
    await correio();
    expect([ditos, ouvido]).toEqual([[{ tipo: 'pergunta' }, conectada], []]);
  });

  it('asks how things stand when it wakes and finds that another leads', async () => {
    const { ditos, outra, ouvido, papeis } = abrir();
    await correio();
    outra.postMessage(conectada);
    await correio();
    expect(ouvido).toEqual([]);
    perder(new DOMException('stolen', 'AbortError'));
    await correio();
    expect(papeis.aoPerder).toHaveBeenCalledTimes(1);
    expect(ditos).toEqual([{ tipo: 'pergunta' }, { tipo: 'pergunta' }]);
    outra.postMessage(conectada);
    await correio();
    expect(ouvido).toEqual([conectada]);
  });

  it('says nothing more once it has left', async () => {
    const { abas, ditos } = abrir();
    abas.dizer(conectada);
    abas.sair();
    abas.dizer(conectada);
    await correio();
    expect(ditos).toEqual([{ tipo: 'pergunta' }, conectada]);
  });
});

describe('a browser that refuses locks', () => {
  it('makes every tab its own leader', async () => {
    const recusado = new DOMException('denied', 'SecurityError');
    navegador.locks = { request: () => Promise.reject(recusado) };
    const { papeis } = abrir();
    await correio();
    expect(papeis.aoAssumir).toHaveBeenCalledTimes(1);
    expect(papeis.aoPerder).not.toHaveBeenCalled();
  });
});
