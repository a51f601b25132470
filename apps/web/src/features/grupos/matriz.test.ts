import type { PermissaoCompleta } from '@dominio/contrato/grupos';
import { expect, test } from 'vitest';
import { nomeDaAcao } from '../../lib/nome-da-permissao.ts';
import { alternado, diferenca, emSinais, matrizDe } from './matriz.ts';

const permissao = (id: number, modulo: string, acao: string, nome: string): PermissaoCompleta => ({
  id,
  modulo,
  acao,
  nome,
  descricao: '',
  critica: false,
});
const VER = permissao(1, 'agenda', 'visualizar', 'Agenda: visualizar');
const CRIAR = permissao(2, 'agenda', 'criar', 'Agenda: criar');
const USAR = permissao(3, 'robo', 'usar', 'Falar com o robô');

test('AD-39 the matrix has a column per common action, and names the rare ones', () => {
  expect(matrizDe([VER, USAR, CRIAR])).toEqual([
    { modulo: 'agenda', nome: 'Agenda', comuns: [VER, CRIAR, null, null, null], outras: [] },
    { modulo: 'robo', nome: 'robo', comuns: [null, null, null, null, null], outras: [USAR] },
  ]);
  expect([nomeDaAcao(VER), nomeDaAcao(USAR)]).toEqual(['visualizar', 'Falar com o robô']);
});

test('AD-39 the difference of two sets is what is added and removed, as +1 −1', () => {
  const depois = alternado(alternado(new Set([1, 2]), 2), 3);
  expect(diferenca([VER, CRIAR, USAR], new Set([1, 2]), depois)).toEqual({
    entram: [USAR],
    saem: [CRIAR],
  });
  expect([emSinais(3, 1), emSinais(0, 2), emSinais(0, 0)]).toEqual(['+3 −1', '−2', '']);
});
