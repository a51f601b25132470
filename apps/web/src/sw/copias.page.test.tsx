import { afterEach, describe, expect, it } from 'vitest';
import { PAGINA, paginaGuardada } from './copias.ts';

const criados: string[] = [];
/** Keeps a version, named by what its page says; null for one that is not whole. */
const guardar = async (nome: string, pagina: string | null) => {
  criados.push(nome);
  const copia = await caches.open(nome);
  await copia.put('/assets/index-1.js', new Response('1'));
  if (pagina !== null) await copia.put(PAGINA, new Response(pagina));
};
const abre = async () => (await paginaGuardada(caches))?.text();

afterEach(async () => {
  for (const nome of criados.splice(0)) await caches.delete(nome);
});

describe('the page that opens where the network does not answer', () => {
  it('is of the newest version, though it waits for the older one to go', async () => {
    await guardar('dominio-codigo-b', 'primeira');
    expect(await abre()).toBe('primeira');
    await guardar('dominio-codigo-a', 'segunda');
    expect(await abre()).toBe('segunda');
  });

  it('is never of a version that is half there', async () => {
    await guardar('dominio-codigo-1', 'primeira');
    await guardar('dominio-codigo-2', null);
    expect(await abre()).toBe('primeira');
  });

  it('is none of another product, and none where nothing is kept', async () => {
    await guardar('outra-coisa', 'alheia');
    expect(await abre()).toBeUndefined();
  });
});
