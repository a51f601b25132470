import { expect, test } from 'vitest';
import { comEncargos, encargosDe, encargosNovos, faltasDe, semEncargos } from './contatos.rules.ts';

const nada = {
  papeis: [],
  recebe_documentos: false,
  recebe_cobranca: false,
  recebe_nps: false,
  recebe_relatorios: false,
} as const;
const marta = {
  ...nada,
  papeis: ['decisor', 'socio'],
  recebe_nps: true,
  recebe_cobranca: true,
} as const;
const jose = { ...nada, papeis: ['socio', 'financeiro'], recebe_cobranca: true } as const;

test('a substitute gets what they lack, and gives exactly that back', () => {
  const passados = encargosNovos(encargosDe(marta), jose);
  expect(passados).toEqual({ papeis: ['decisor'], envios: ['recebe_nps'] });
  const depois = comEncargos(jose, passados);
  expect(depois).toEqual({ ...jose, papeis: ['socio', 'financeiro', 'decisor'], recebe_nps: true });
  expect(semEncargos(depois, passados)).toEqual(jose);
});

test.each([
  [[], ['decisor', 'pesquisas']],
  [[jose], ['decisor', 'pesquisas']],
  [[jose, { ...nada, papeis: ['decisor'] as const }], ['pesquisas']],
  [[jose, marta], []],
  [[{ ...nada, recebe_nps: true }], ['decisor']],
])('contacts %j lack %j', (contatos, faltas) => {
  expect(faltasDe(contatos)).toEqual(faltas);
});
