import { describe, expect, it } from 'vitest';
import { recuperarRascunho } from './rascunho.ts';

const rotulos = { servicos: 'Serviços', valor: 'Valor mensal', data_fim: 'Fim' };
const base = { servicos: 'Folha', valor: 0, data_fim: '' };
const valores = { ...base, valor: 150_000 };
const recuperar = (guardado: { base?: typeof base; valores: typeof base }, atuais: typeof base) =>
  recuperarRascunho(guardado, atuais, { oQue: 'O contrato', rotulos });

describe('the draft of a record', () => {
  it('is what was typed, where the record has not changed since', () => {
    expect(recuperar({ base, valores }, base)).toEqual({ valores });
    expect(recuperar({ valores }, base)).toEqual({ valores });
  });

  it('keeps the fields that only somebody else changed, and says that the record changed', () => {
    const atuais = { ...base, servicos: 'Folha\nFiscal', data_fim: '2027-12-31' };
    expect(recuperar({ base, valores }, atuais)).toEqual({
      valores: { ...atuais, valor: 150_000 },
      ressalva: 'O contrato mudou depois dele: recuperar traz só o que você digitou.',
    });
  });

  it('wins in a field that both changed, and names that field', () => {
    const { valores: lidos, ressalva } = recuperar({ base, valores }, { ...base, valor: 200_000 });
    expect(lidos.valor).toBe(150_000);
    expect(ressalva).toContain('onde outra pessoa mudou: Valor mensal.');
  });
});
