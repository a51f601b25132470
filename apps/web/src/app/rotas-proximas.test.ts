import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distancia, rotasProximas } from './rotas-proximas.ts';

const tudo = () => true;
const caminhos = (tentado: string, pode = (_: { path: string }) => true) =>
  rotasProximas(tentado, pode).map(({ path }) => path);

describe('distancia', () => {
  it.each([
    ['agenda', 'agenda', 0],
    ['agenda', 'agnda', 1],
    ['agenda', 'agedna', 1],
    ['', 'abc', 3],
    ['casa', 'mala', 2],
  ])('between %s and %s is %i', (a, b, esperado) => expect(distancia(a, b)).toBe(esperado));

  it('is symmetric, zero only between equals, and at most the longer length', () => {
    const texto = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(texto, texto, (a, b) => {
        const quanto = distancia(a, b);
        expect(quanto).toBe(distancia(b, a));
        expect(quanto === 0).toBe(a === b);
        expect(quanto).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('near pages', () => {
  it.each([
    ['/agneda', '/agenda'],
    ['/Agenda/2026', '/agenda'],
    ['/início', '/inicio'],
    ['/clientes', '/selecionar-cliente'],
    ['/selecionar-clientes', '/selecionar-cliente'],
  ])('for %s begin with %s', (tentado, esperado) => expect(caminhos(tentado)[0]).toBe(esperado));

  it('are none for an address like no other', () => {
    expect(caminhos('/wp-admin/setup-config.php')).toEqual([]);
  });

  it('are only those the person may open, never more than three, never public ones', () => {
    expect(caminhos('/agenda', ({ path }) => path !== '/agenda')).not.toContain('/agenda');
    expect(caminhos('/entrar')).not.toContain('/entrar');
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (sufixo) => {
        expect(rotasProximas(`/${sufixo}`, tudo).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
