import type { Contato } from '@dominio/contrato/contatos';
import { describe, expect, it } from 'vitest';
import { aniversarioEscrito, corpoDe, errosDe, valoresDe } from './contatos.formulario.ts';

const valores = { ...valoresDe(null), nome: 'Marta Reis' };

describe('the form of a contact', () => {
  it('sends null for what is not chosen', () => {
    expect(corpoDe(valores)).toMatchObject({
      canal_preferido: null,
      influencia: null,
      empresa_id: null,
    });
  });

  it.each([
    ['29/02', '02-29'],
    ['1/3', '03-01'],
    [' 31.12 ', '12-31'],
    ['2902', '02-29'],
    ['', ''],
  ])('reads the birthday %j', (aniversario, dia) => {
    expect(corpoDe({ ...valores, aniversario }).aniversario).toBe(dia);
    expect(errosDe({ ...valores, aniversario })).toEqual({});
  });

  it.each(['30/02', '3002', '12', '112', '31/13', 'maio'])(
    'refuses the birthday %j',
    (aniversario) => {
      expect(errosDe({ ...valores, aniversario })).toEqual({
        aniversario: 'Aniversário inválido. Use dia e mês, como 31/12.',
      });
    },
  );

  it('shows a telephone with its signs, however it was typed', () => {
    const { telefone } = valoresDe({ telefone: '11912345678' } as Contato);
    expect(telefone).toBe('(11) 91234-5678');
  });

  it('writes a birthday as it is typed', () => {
    expect([aniversarioEscrito('02-29'), aniversarioEscrito(null)]).toEqual(['29/02', '']);
  });
});
