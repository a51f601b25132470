import { describe, expect, it } from 'vitest';
import { valoresDoContrato } from './contratos.formulario.ts';
import { recuperar } from './contratos.rascunho.ts';

const base = { ...valoresDoContrato(null, { id: 7, nome: 'Padaria' }), servicos: 'Folha' };
const valores = { ...base, valor: 150_000 };

describe('the draft of a contract', () => {
  it('is what was typed when the contract did not change', () => {
    expect(recuperar({ base, valores }, base)).toEqual({ valores });
    expect(recuperar({ valores }, base)).toEqual({ valores });
  });

  it('leaves what somebody else changed since, and says so', () => {
    const atuais = { ...base, servicos: 'Folha\nFiscal', data_fim: '2027-12-31' };
    expect(recuperar({ base, valores }, atuais)).toEqual({
      valores: { ...atuais, valor: 150_000 },
      ressalva: 'O contrato mudou depois dele: recuperar traz só o que você digitou.',
    });
  });

  it('names the fields that both changed', () => {
    const { valores: lidos, ressalva } = recuperar({ base, valores }, { ...base, valor: 200_000 });
    expect(lidos.valor).toBe(150_000);
    expect(ressalva).toContain('onde outra pessoa mudou: Valor mensal.');
  });
});
