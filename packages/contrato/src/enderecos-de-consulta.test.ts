import { describe, expect, test } from 'vitest';
import { VALORES_DA_INTEGRACAO } from './configuracao-sistema.ts';
import { enderecoDaConsulta } from './enderecos-de-consulta.ts';

const de = (modelo: string, numero = '12ABC34501DE35') =>
  enderecoDaConsulta(modelo, '{cnpj}', numero)?.href ?? null;

describe('the address of a look-up', () => {
  test.each([
    ['https://a.com.br/cnpj/{cnpj}', 'https://a.com.br/cnpj/12ABC34501DE35'],
    ['https://a.com.br:8443/v1/{cnpj}/json', 'https://a.com.br:8443/v1/12ABC34501DE35/json'],
    ['https://a.com.br/?cnpj={cnpj}&x=1', 'https://a.com.br/?cnpj=12ABC34501DE35&x=1'],
  ])('of %s is %s', (modelo, achado) => expect(de(modelo)).toBe(achado));

  test.each([
    '',
    'https://a.com.br/cnpj/',
    'http://a.com.br/{cnpj}',
    'https://{cnpj}.a.com.br/',
    'https://{cnpj}/',
    'https://a.com.br{cnpj}/',
    'https://u:p@a.com.br/{cnpj}',
    'https://a.com.br/{cnpj}/{cnpj}',
    'https://a.com.br/#{cnpj}',
    'https://a.com.br/{cnpj}#x',
    'https://a.com.br/x {cnpj}',
    'https://a.com.br\\@b.com/{cnpj}',
    'https:///{cnpj}',
    'file:///etc/{cnpj}',
    'javascript:alert(1)//{cnpj}',
  ])('is not made of %j', (modelo) => expect(de(modelo)).toBeNull());

  test('keeps what is no number from leaving its place', () => {
    expect(de('https://a.com.br/{cnpj}', '../x?y#z')).toBe('https://a.com.br/..%2Fx%3Fy%23z');
  });
});

describe('the settings of a look-up', () => {
  const ler = (valores: object) => VALORES_DA_INTEGRACAO.consulta_cep.safeParse(valores);
  const campos = (valores: object) => ler(valores).error?.issues.map(({ path }) => path.join('.'));

  test('may be empty while it is off, and are few questions a minute', () => {
    expect(ler({ enabled: false }).data).toEqual({ enabled: false, endereco: '', por_minuto: 60 });
  });

  test.each([
    [{ enabled: true }, ['endereco']],
    [{ enabled: false, endereco: 'https://a.com.br/{cnpj}' }, ['endereco']],
    [{ enabled: false, por_minuto: 0 }, ['por_minuto']],
    [{ enabled: false, por_minuto: 1.5 }, ['por_minuto']],
    [{ enabled: false, por_minuto: null }, ['por_minuto']],
    [{ enabled: false, chave: 'a\r\nx: y' }, ['chave']],
    [{ enabled: false, chave: 'com espaço' }, ['chave']],
  ])('of %j are refused, naming %j', (valores, nomes) => {
    expect(campos(valores)).toEqual(nomes);
  });
});
