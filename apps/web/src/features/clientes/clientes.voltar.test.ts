import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caminhoDeVolta, enderecoDaEscolha } from './clientes.voltar.ts';

describe('the path of voltar', () => {
  it.each([
    ['/agenda', '/agenda'],
    ['/agenda?visao=mes&data=2026-11-20#hoje', '/agenda?visao=mes&data=2026-11-20#hoje'],
    ['/a/../agenda', '/agenda'],
  ])('%s leads to %s', (valor, esperado) => {
    expect(caminhoDeVolta(valor)).toBe(esperado);
  });

  it.each([
    null,
    undefined,
    '',
    'agenda',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/./\\evil.example',
    '/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
  ])('%j is refused', (valor) => {
    expect(caminhoDeVolta(valor)).toBeUndefined();
  });

  it('never leaves the application, whatever follows the slash', () => {
    const pedaco = fc.oneof(
      fc.string(),
      fc.constantFrom('/', '\\', '//', '\t', '\n', '..', '@', ':'),
    );
    fc.assert(
      fc.property(fc.array(pedaco), (pedacos) => {
        const caminho = caminhoDeVolta(`/${pedacos.join('')}`);
        if (caminho === undefined) return;
        expect(new URL(caminho, 'https://dominio.example').origin).toBe('https://dominio.example');
      }),
      { numRuns: 2000 },
    );
  });

  it('is read back from the address it was written into', () => {
    const endereco = new URL(enderecoDaEscolha('/agenda?data=2026-11-20&x=a b'), 'http://x');
    expect(endereco.pathname).toBe('/selecionar-cliente');
    expect(caminhoDeVolta(endereco.searchParams.get('voltar'))).toBe(
      '/agenda?data=2026-11-20&x=a%20b',
    );
    expect(enderecoDaEscolha()).toBe('/selecionar-cliente');
  });

  it('is never the choice itself', () => {
    expect(enderecoDaEscolha('/selecionar-cliente?termo=aurora')).toBe('/selecionar-cliente');
    expect(enderecoDaEscolha(enderecoDaEscolha('/agenda?x=1'))).toBe(
      enderecoDaEscolha('/agenda?x=1'),
    );
  });
});
