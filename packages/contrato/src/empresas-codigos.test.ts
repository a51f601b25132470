import { expect, test } from 'vitest';
import { CamposDaEmpresa } from './empresas.ts';

const ler = (dados: object) => CamposDaEmpresa.partial().safeParse(dados);
const erro = (dados: object) => ler(dados).error?.issues[0]?.message;

test('the code of a town is seven digits, with or without signs, of one of the five regions', () => {
  expect(ler({ municipio_ibge: '355030-8' }).data?.municipio_ibge).toBe('3550308');
  expect(ler({ municipio_ibge: '' }).data?.municipio_ibge).toBeNull();
  for (const municipio_ibge of ['7107', '9550308', '35503080', 'abc']) {
    expect(erro({ municipio_ibge })).toBe(
      'Código IBGE inválido: são os sete dígitos do município.',
    );
  }
});

test('the number of a certificate is kept without the signs between its bytes', () => {
  expect(ler({ certificado_serie: '0a:1B 2c' }).data?.certificado_serie).toBe('0A1B2C');
  // Blank takes it away: it is not left as it was.
  expect(ler({ certificado_serie: '' }).data?.certificado_serie).toBeNull();
  for (const certificado_serie of ['0x1G', 'A'.repeat(41), '::']) {
    expect(erro({ certificado_serie })).toBe(
      'Número de série inválido. Use os dígitos de 0 a 9 e letras de A a F, até 40.',
    );
  }
});
