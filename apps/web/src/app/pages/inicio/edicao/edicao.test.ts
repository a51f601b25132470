import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BlocoDoCatalogo, blocosDe, lugaresPadrao } from '../catalogo.ts';
import { montarPainel } from '../painel.ts';
import { type Acao, type Edicao, reduzir } from './edicao.ts';

const blocos: BlocoDoCatalogo[] = blocosDe({
  permissoes: { agenda: ['visualizar'], clientes: ['visualizar'] },
  grupo: 1,
});
const comeco: Edicao = {
  painel: montarPainel({}, blocos, lugaresPadrao(1)),
  pego: null,
  fala: '',
};
const fazer = (...acoes: Acao[]) => acoes.reduce((e, acao) => reduzir(e, acao, blocos), comeco);
const lugar = (edicao: Edicao, id: string) => edicao.painel.lugares.find((um) => um.id === id);
const desce = { tipo: 'andar', dx: 0, dy: 1 } as const;

describe('arranging the panel', () => {
  it('two quick presses go two steps, and nothing is kept before the block is let go', () => {
    const pegar = { tipo: 'pegar', id: 'favoritos', como: 'teclado' } as const;
    const esquerda = { tipo: 'andar', dx: -1, dy: 0 } as const;
    const naMao = fazer(pegar, esquerda, esquerda);
    expect(naMao.painel).toBe(comeco.painel);
    expect(naMao.pego?.lugares.find(({ id }) => id === 'favoritos')).toMatchObject({ x: 5 });
    const solto = reduzir(naMao, { tipo: 'soltar' }, blocos);
    expect(lugar(solto, 'favoritos')?.x).toBe(5);
    expect(solto.pego).toBeNull();
  });

  it('Escape leaves everything where it was', () => {
    const fim = fazer({ tipo: 'pegar', id: 'agenda-de-hoje', como: 'teclado' }, desce, {
      tipo: 'cancelar',
    });
    expect(fim.painel).toBe(comeco.painel);
    expect(fim.fala).toBe('Agenda de hoje voltou ao lugar em que estava.');
  });

  it('says where a block is, how large it is, and that it can go no further', () => {
    const pegar = { tipo: 'pegar', id: 'numeros-do-dia', como: 'teclado' } as const;
    expect(fazer(pegar).fala).toBe(
      'Números do dia na mão. Mova com as setas, solte com Espaço, desista com Esc.',
    );
    expect(fazer(pegar, desce).fala).toMatch(/^Números do dia: coluna 8, linha \d+\.$/);
    expect(fazer(pegar, { tipo: 'andar', dx: 1, dy: 0 }).fala).toBe(
      'Números do dia: coluna 8, linha 1, no limite.',
    );
    expect(fazer({ tipo: 'redimensionar', id: 'calendario', dw: -2 }).fala).toBe(
      'Calendário: 4 colunas.',
    );
    expect(fazer({ tipo: 'deslocar', id: 'sem-desfecho', passo: -1 }).fala).toBe(
      'Sem desfecho: 1º de 9.',
    );
  });

  it('never loses a block, whatever is done in whatever order', () => {
    const ids = comeco.painel.ordem;
    const id = fc.constantFrom(...ids);
    const passo = fc.constantFrom(-1, 0, 1);
    const acao: fc.Arbitrary<Acao> = fc.oneof(
      fc.record({
        tipo: fc.constant('pegar' as const),
        id,
        como: fc.constantFrom('teclado' as const, 'ponteiro' as const),
      }),
      fc.record({ tipo: fc.constant('andar' as const), dx: passo, dy: passo }),
      fc.record({
        tipo: fc.constant('levar' as const),
        x: fc.integer({ min: -5, max: 20 }),
        y: fc.integer({ min: 0, max: 30 }),
      }),
      fc.record({
        tipo: fc.constant('esticar' as const),
        w: fc.integer({ min: -5, max: 20 }),
      }),
      fc.record({ tipo: fc.constantFrom('soltar' as const, 'cancelar' as const) }),
      fc.record({ tipo: fc.constant('redimensionar' as const), id, dw: passo }),
      fc.record({
        tipo: fc.constant('deslocar' as const),
        id,
        passo: fc.constantFrom(-1 as const, 1 as const),
      }),
    );
    fc.assert(
      fc.property(fc.array(acao, { maxLength: 20 }), (acoes) => {
        const { painel } = fazer(...acoes);
        expect([...painel.ordem].sort()).toEqual([...ids].sort());
        expect(painel.lugares.map((um) => um.id).sort()).toEqual([...ids].sort());
      }),
    );
  });

  it('a block that another device took off while one was carried stays off', () => {
    const naMao = fazer({ tipo: 'pegar', id: 'favoritos', como: 'ponteiro' });
    const sem = naMao.painel.ordem.filter((id) => id !== 'atalhos');
    const painel = {
      lugares: naMao.painel.lugares.filter(({ id }) => id !== 'atalhos'),
      ordem: sem,
    };
    const fim = reduzir({ ...naMao, painel }, { tipo: 'soltar' }, blocos);
    expect(fim.painel.lugares.map(({ id }) => id).sort()).toEqual([...sem].sort());
  });
});
