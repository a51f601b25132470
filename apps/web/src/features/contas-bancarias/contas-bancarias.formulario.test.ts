import { describe, expect, it } from 'vitest';
import { camposDoTipo, corpoDe, errosDe, ORDEM, valoresDe } from './contas-bancarias.formulario.ts';

const valores = {
  ...valoresDe(null),
  banco_ispb: '60701190',
  agencia: '1234',
  conta: '56789',
};

describe('the form of an account', () => {
  it('has nothing wrong, and sends null for what is not chosen', () => {
    expect(errosDe(valores, ORDEM)).toEqual({});
    expect(corpoDe(valores, ORDEM)).toMatchObject({
      forma_extrato: null,
      empresa_id: null,
      responsavel_extrato_id: null,
      chaves_pix: [],
    });
  });

  it('sends blank what its kind does not have, whatever is still typed', () => {
    const corpo = corpoDe({ ...valores, tipo: 'caixa', apelido: 'Caixa' }, ORDEM);
    expect(corpo).toMatchObject({
      tipo: 'caixa',
      apelido: 'Caixa',
      banco_ispb: null,
      conta: null,
      chaves_pix: [],
      dia_fechamento_fatura: null,
    });
  });

  it.each([
    [{ agencia: '' }, { agencia: 'Informe a agência.' }],
    [{ banco_ispb: '' }, { banco_ispb: 'Escolha o banco.' }],
    [
      { chaves_pix: 'a@b.com.br\n123' },
      {
        chaves_pix:
          'Chave Pix inválida. Use CPF, CNPJ, e-mail, telefone com DDD ou chave aleatória.',
      },
    ],
    [{ chaves_pix: 'a@b.com.br\n123\nabc' }, { chaves_pix: 'Chaves Pix inválidas: “123”, “abc”.' }],
    [
      { banco_ispb: '', agencia: '12/3' },
      {
        banco_ispb: 'Escolha o banco.',
        agencia: 'Agência inválida. Use até 5 números e, se houver, o dígito: 1234-5.',
      },
    ],
    [{ saldo_inicial_centavos: 10 }, { saldo_inicial_em: 'Informe a data do saldo inicial.' }],
    [
      { saldo_inicial_centavos: 'dez' },
      { saldo_inicial_centavos: 'Informe um valor como 1.234,56.' },
    ],
    [{ tipo: 'caixa' as const }, { apelido: 'Informe o apelido.' }],
    [
      { tipo: 'cartao' as const, conta: '4321', dia_fechamento_fatura: '32' },
      { dia_fechamento_fatura: 'Informe um dia de 1 a 31.' },
    ],
    [{ tipo: 'cartao' as const }, { conta: 'Informe só os quatro últimos números do cartão.' }],
  ])('%j is refused', (mudanca, erros) => {
    expect(errosDe({ ...valores, ...mudanca }, ORDEM)).toEqual(erros);
  });

  it('asks who sees no amounts for no balance', () => {
    expect(camposDoTipo('corrente', false)).not.toContain('saldo_inicial_em');
    const comDia = { ...valores, saldo_inicial_em: '2026-01-01' };
    expect(errosDe(comDia, camposDoTipo('corrente', false))).toEqual({});
  });
});
