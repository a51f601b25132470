import { describe, expect, test } from 'vitest';
import { contraEncerrar, nomeDaConta } from './contas-bancarias.rules.ts';

const itau = { banco_ispb: '60701190', agencia: '1234', conta: '56789', digito: '0' };

describe('an account is called', () => {
  test.each([
    [{ tipo: 'corrente' as const, ...itau, apelido: 'Folha' }, 'Folha'],
    [{ tipo: 'corrente' as const, ...itau }, 'ITAÚ UNIBANCO S.A. · 1234 / 56789-0'],
    [
      { tipo: 'pagamento' as const, banco_ispb: '60701190', conta: '56789' },
      'ITAÚ UNIBANCO S.A. · 56789',
    ],
    [
      { tipo: 'cartao' as const, banco_ispb: '60701190', conta: '4321' },
      'ITAÚ UNIBANCO S.A. · cartão final 4321',
    ],
    [{ tipo: 'aplicacao' as const, banco_ispb: '60701190' }, 'ITAÚ UNIBANCO S.A. · Aplicação'],
    [{ tipo: 'caixa' as const }, 'Caixa'],
  ])('%j: %s', (conta, nome) => {
    expect(nomeDaConta(conta)).toBe(nome);
  });
});

describe('an account is closed', () => {
  const hoje = '2026-11-26';
  test('today or before, and not before its initial balance', () => {
    expect(contraEncerrar(hoje, { hoje, saldoEm: null })).toBeUndefined();
    expect(contraEncerrar('2026-01-02', { hoje, saldoEm: '2026-01-02' })).toBeUndefined();
    expect(contraEncerrar('2026-11-27', { hoje, saldoEm: null })).toBe(
      'A data de encerramento não pode ser futura.',
    );
    expect(contraEncerrar('2026-01-01', { hoje, saldoEm: '2026-01-02' })).toBe(
      'A conta não pode ser encerrada antes do saldo inicial, de 02/01/2026.',
    );
  });
});
