import { describe, expect, it } from 'vitest';
import { repartir } from './preenchimento.ts';

const VAZIO = { rua: '', bairro: '', cnaes: [] as string[], capital: null as number | null };
const ACHADO = { rua: 'Praça da Sé', bairro: 'Sé', cnaes: ['6204000'], capital: 100 };

describe('what was found for a form', () => {
  it('goes into the fields that are blank', () => {
    const { novas, mantidas } = repartir(VAZIO, ACHADO);
    expect(novas.map(({ campo }) => campo)).toEqual(['rua', 'bairro', 'cnaes', 'capital']);
    expect(mantidas).toEqual([]);
  });

  it('does not replace what somebody typed', () => {
    const { novas, mantidas } = repartir({ ...VAZIO, rua: 'Rua Direita' }, ACHADO);
    expect(novas.map(({ campo }) => campo)).not.toContain('rua');
    expect(mantidas).toEqual([{ campo: 'rua', antes: 'Rua Direita', depois: 'Praça da Sé' }]);
  });

  it('is nothing new where it is there already, in other capitals or not at all', () => {
    const igual = { ...ACHADO, rua: 'PRAÇA DA SE', bairro: 'Centro' };
    expect(repartir(igual, { ...ACHADO, bairro: '' })).toEqual({ novas: [], mantidas: [] });
  });

  it('replaces what an earlier search filled in, and remembers what was there before it', () => {
    const { novas } = repartir(VAZIO, ACHADO);
    const cheio = { ...VAZIO, ...ACHADO, bairro: 'Centro' };
    const outra = repartir(cheio, { rua: 'Rua Direita', bairro: 'Liberdade' }, novas);
    expect(outra.novas).toEqual([{ campo: 'rua', antes: '', depois: 'Rua Direita' }]);
    expect(outra.mantidas).toEqual([{ campo: 'bairro', antes: 'Centro', depois: 'Liberdade' }]);
  });
});
