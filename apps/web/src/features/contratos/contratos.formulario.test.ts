import { describe, expect, it } from 'vitest';
import {
  corpoDoContrato,
  errosDoContrato,
  passoComErro,
  valoresDoContrato,
} from './contratos.formulario.ts';

const valores = valoresDoContrato(null, { id: 7, nome: 'Padaria' });

describe('the form of a contract', () => {
  it('sends one service per line, and nothing for what is blank', () => {
    expect(corpoDoContrato({ ...valores, servicos: ' Folha \n\nFiscal' })).toEqual({
      cliente_id: 7,
      empresa_id: null,
      numero_contrato: '',
      servicos: ['Folha', 'Fiscal'],
      valor_mensal_centavos: null,
      data_inicio: null,
      data_fim: null,
    });
  });

  it('says what is wrong, and in which step', () => {
    expect(errosDoContrato(valores)).toEqual({});
    const semCliente = errosDoContrato(valoresDoContrato(null));
    expect([semCliente, passoComErro(semCliente)]).toEqual([{ cliente: 'Escolha o cliente.' }, 0]);
    const datas = errosDoContrato({
      ...valores,
      data_inicio: '2026-02-01',
      data_fim: '2026-01-31',
    });
    expect([datas, passoComErro(datas)]).toEqual([
      { data_fim: 'A data final deve ser depois da inicial.' },
      2,
    ]);
    expect(passoComErro({})).toBeNull();
  });
});
