import { describe, expect, it } from 'vitest';
import { corpoDaEmpresa, errosDaEmpresa, valoresDaEmpresa } from './empresas.formulario.ts';

const valores = { ...valoresDaEmpresa(null), cnpj: '12ABC34501DE35', razao_social: 'Padaria Ltda' };

describe('the form of a company', () => {
  it('sends null for blank, and a head office for a branch only', () => {
    expect(corpoDaEmpresa({ ...valores, matriz_id: '7' })).toMatchObject({
      uf: null,
      matriz_id: null,
    });
    expect(corpoDaEmpresa({ ...valores, tipo: 'filial', matriz_id: '7' }).matriz_id).toBe(7);
  });

  it('has the contract’s messages', () => {
    expect(errosDaEmpresa(valores)).toEqual({});
    expect(errosDaEmpresa({ ...valores, cnpj: '12ABC34501DE36', razao_social: '' })).toEqual({
      cnpj: 'CNPJ inválido.',
      razao_social: 'Informe a razão social.',
    });
    expect(errosDaEmpresa({ ...valores, tipo: 'filial' })).toEqual({
      matriz_id: 'Escolha a matriz desta filial.',
    });
  });
});
