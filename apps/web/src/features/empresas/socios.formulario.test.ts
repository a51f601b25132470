import { expect, test } from 'vitest';
import { umSocio } from '../../../test/pagina/registros/socio.ts';
import { lerParticipacao, mudancaDosSocios, socioVazio, somaEscrita } from './socios.formulario.ts';

test.each([
  ['100', 1_000_000],
  ['33,3333', 333_333],
  [' 0,1 % ', 1_000],
  ['50%', 500_000],
])('a share of %s is read to the millionth', (digitado, milionesimos) => {
  expect(lerParticipacao(digitado)).toBe(milionesimos);
});

test.each(['', '12.5', '33,33333', '-1', 'metade'])('%j is no share', (digitado) => {
  expect(lerParticipacao(digitado)).toBeNaN();
});

test.each([
  [[], ''],
  [['33,3333', '33,3333', '33,3334'], 'Os sócios atuais somam 100%.'],
  [['60', ''], 'Os sócios atuais somam 60%. Faltam 40%.'],
  [['60', '40,0001'], 'Os sócios atuais somam 100,0001%. Passa 0,0001%.'],
  [['60', '39'], 'Os sócios atuais somam 99%. Falta 1%.'],
  [['60', '42'], 'Os sócios atuais somam 102%. Passam 2%.'],
])('of shares of %j it is said what they come to', (participacoes, frase) => {
  const socios = participacoes.map((participacao_milionesimos) => ({
    ...socioVazio(),
    participacao_milionesimos,
  }));
  const saiu = { ...socioVazio(), participacao_milionesimos: '70', ate: '2020-01-01' };
  expect(somaEscrita({ socios: [...socios, saiu] })).toBe(frase);
});

test('two lists differ by who came, who is not the same and who went, not by their order', () => {
  const ana = umSocio();
  const bia = umSocio({ nome: 'Bia Reis', cpf_cnpj: '11144477735' });
  const rui = umSocio({ nome: 'Rui Sá', cpf_cnpj: '39053344705' });
  const saiu = { ...bia, ate: '2020-01-01' };
  expect(mudancaDosSocios([ana, bia], [bia, ana])).toEqual([]);
  expect(mudancaDosSocios([ana, bia], [saiu, rui])).toEqual([
    { titulo: 'Adicionados', socios: [rui] },
    { titulo: 'Alterados', socios: [saiu] },
    { titulo: 'Removidos', socios: [ana] },
  ]);
  expect(mudancaDosSocios([saiu, bia], [bia])).toEqual([{ titulo: 'Removidos', socios: [saiu] }]);
});
