import { describe, expect, it } from 'vitest';
import {
  CAMPOS_DA_NOVA,
  type Campo,
  comOutroMunicipio,
  corpoDe,
  errosDe,
  parteDoCorpo,
  ROTULOS,
  valoresDe,
} from './empresas.formulario.ts';

const valores = { ...valoresDe(null), cnpj: '12ABC34501DE35', razao_social: 'Padaria Ltda' };
const TODOS = Object.keys(ROTULOS) as Campo[];

describe('the form of a company', () => {
  it('sends null for blank, and a head office for a branch only', () => {
    expect(corpoDe({ ...valores, matriz_id: '7' })).toMatchObject({
      uf: null,
      situacao_cadastral: null,
      matriz_id: null,
    });
    expect(corpoDe({ ...valores, tipo: 'filial', matriz_id: '7' }).matriz_id).toBe(7);
    expect(parteDoCorpo(valores, ['uf', 'razao_social'])).toEqual({
      uf: null,
      razao_social: 'Padaria Ltda',
    });
  });

  it('has the contract’s messages, of the fields that are drawn', () => {
    expect(errosDe(valores, TODOS)).toEqual({});
    const errados = { ...valores, cnpj: '12ABC34501DE36', razao_social: '', cep: '1' };
    expect(errosDe(errados, CAMPOS_DA_NOVA)).toEqual({
      cnpj: 'CNPJ inválido.',
      razao_social: 'Informe a razão social.',
    });
    expect(errosDe(errados, ['cep'])).toEqual({ cep: 'CEP inválido: são oito dígitos.' });
    expect(errosDe({ ...valores, tipo: 'filial' }, TODOS)).toEqual({
      matriz_id: 'Escolha a matriz desta filial.',
    });
    expect(errosDe({ ...valores, certificado_titular: 'Bruna' }, TODOS)).toEqual({
      certificado_tipo: 'Escolha A1 ou A3.',
      certificado_ate: 'Informe até quando o certificado vale.',
    });
    expect(errosDe({ ...valores, capital_social_centavos: 'mil' }, TODOS)).toHaveProperty(
      'capital_social_centavos',
    );
  });
});

describe('the code of a town', () => {
  const lidos = { municipio: 'São Paulo', uf: 'SP', municipio_ibge: '3550308' } as const;

  it('goes when another town is typed, and comes back with the one that was read', () => {
    const outro = { ...lidos, ...comOutroMunicipio(lidos, lidos, { municipio: 'São Paul' }) };
    expect(outro.municipio_ibge).toBe('');
    expect(comOutroMunicipio(lidos, outro, { municipio: 'SAO PAULO' })).toEqual({
      municipio: 'SAO PAULO',
      municipio_ibge: '3550308',
    });
    expect(comOutroMunicipio(lidos, lidos, { uf: 'RJ' }).municipio_ibge).toBe('');
  });

  it('goes when it was of a town that was looked up, too', () => {
    const achado = { municipio: 'Niterói', uf: 'RJ', municipio_ibge: '3303302' } as const;
    expect(comOutroMunicipio(lidos, achado, { municipio: 'NITEROI' })).toEqual({
      municipio: 'NITEROI',
    });
    expect(comOutroMunicipio(lidos, achado, { municipio: 'Rio' }).municipio_ibge).toBe('');
  });

  it('of another state is refused at its field', () => {
    const errados = { ...valores, ...lidos, uf: 'RJ' } as const;
    expect(errosDe(errados, TODOS)).toEqual({
      municipio_ibge: 'O código IBGE é de outro estado: os de RJ começam com 33.',
    });
  });
});
