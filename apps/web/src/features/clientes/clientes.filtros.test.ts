import { STATUS_DO_CONTRATO } from '@dominio/contrato/clientes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escreverFiltros, lerFiltros } from './clientes.filtros.ts';

describe('filtros da lista de clientes no endereço', () => {
  it.each([
    'pagina=0',
    'pagina=-3',
    'pagina=1.5',
    'pagina=abc',
    'status=ativo',
    'status=X',
    'termo=',
  ])('%s counts as absent', (busca) => {
    expect(lerFiltros(new URLSearchParams(busca))).toEqual({
      termo: '',
      status: undefined,
      pagina: 1,
    });
  });

  it('reads back what it wrote', () => {
    const filtros = fc.record({
      termo: fc.string({ maxLength: 200 }).filter((termo) => termo.trim() !== ''),
      status: fc.constantFrom(undefined, ...STATUS_DO_CONTRATO),
      pagina: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(filtros, (valor) => {
        expect(lerFiltros(escreverFiltros(new URLSearchParams(), valor))).toEqual(valor);
      }),
    );
  });

  it('goes back to the first page when the term or the status changes, and keeps voltar', () => {
    const busca = new URLSearchParams('termo=sol&pagina=3&voltar=%2Fagenda');
    expect(escreverFiltros(busca, { status: 'ATIVO' }).toString()).toBe(
      'termo=sol&voltar=%2Fagenda&status=ATIVO',
    );
    expect(escreverFiltros(busca, { pagina: 4 }).get('pagina')).toBe('4');
    expect(escreverFiltros(busca, { termo: '  ', pagina: 1 }).toString()).toBe('voltar=%2Fagenda');
  });
});
