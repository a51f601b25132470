import type { Escritorio } from '@dominio/contrato/escritorio';
import { describe, expect, it } from 'vitest';
import {
  corpoDoEscritorio,
  errosDoEscritorio,
  valoresDoEscritorio,
} from './escritorio.formulario.ts';

const ESCRITORIO: Escritorio = {
  nome: 'Domínio Contábil',
  cnpj: '12ABC34501DE35',
  cep: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  municipio: 'Curitiba',
  uf: 'PR',
  fuso: 'America/Sao_Paulo',
  expediente: { '1': [['08:00', '12:00']] } as Escritorio['expediente'],
  tema_padrao: 'dark',
  logo_url: '/api/configuracoes/escritorio/logo',
  tem_logo: false,
  atualizado_em: null,
  versao: 3,
};

describe('the form of the firm’s record', () => {
  it('is blank for null, and has every day of the week', () => {
    const valores = valoresDoEscritorio(ESCRITORIO);
    expect(valores).toMatchObject({ cep: '', municipio: 'Curitiba', uf: 'PR' });
    expect(valores.expediente).toMatchObject({ 0: [], 1: [['08:00', '12:00']], 6: [] });
    expect(errosDoEscritorio(valores)).toEqual({});
  });

  it('is sent with its version, and null for blank', () => {
    const corpo = corpoDoEscritorio({ ...valoresDoEscritorio(ESCRITORIO), uf: '' }, 3);
    expect(corpo).toMatchObject({ uf: null, cep: '', versao: 3 });
  });

  it('has the server’s message at each refused field', () => {
    const valores = {
      ...valoresDoEscritorio(ESCRITORIO),
      nome: ' ',
      cnpj: '1',
      cep: '123',
    };
    valores.expediente[1] = [['12:00', '08:00']];
    expect(errosDoEscritorio(valores)).toEqual({
      nome: 'Informe o nome.',
      cnpj: 'CNPJ inválido.',
      cep: 'CEP inválido: são oito dígitos.',
      expediente: 'O turno das 12:00 precisa terminar depois de começar.',
    });
  });
});
