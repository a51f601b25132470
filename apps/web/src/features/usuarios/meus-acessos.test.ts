import type { OrigemDoAcesso } from '@dominio/contrato/usuarios-acesso';
import { describe, expect, test } from 'vitest';
import { areasPermitidas, clientesAchados, razaoDeTodas } from './meus-acessos.ts';

const doGrupo: OrigemDoAcesso = {
  tipo: 'grupo',
  id: 4,
  nome: 'Consultor',
  motivo: 'grupo',
  papel: null,
};
const direta: OrigemDoAcesso = { ...doGrupo, tipo: 'usuario', id: 9, motivo: 'direta' };

const uma = (id: number, modulo: string, acao: string, nome: string, origens = [doGrupo]) => ({
  id,
  modulo,
  acao,
  nome,
  critica: false,
  origens,
});

const TODAS = [
  uma(5, 'zz', 'usar', 'Assistente: usar'),
  uma(1, 'agenda', 'visualizar', 'Agenda: visualizar'),
  uma(2, 'agenda', 'criar', 'Agenda: criar'),
  uma(3, 'agenda', 'excluir', 'Agenda: excluir', [doGrupo, direta]),
  uma(4, 'rh', 'visualizar', 'Férias da equipe'),
];

describe('the own permissions', () => {
  test('have one reason to tell where all share it, and none where they differ', () => {
    expect(razaoDeTodas(TODAS.slice(0, 3))).toBe('Pelo grupo Consultor');
    expect(razaoDeTodas(TODAS)).toBeNull();
    expect(razaoDeTodas([])).toBeNull();
  });

  test('are listed by area and reason; an unknown name stays as it is', () => {
    expect(areasPermitidas(TODAS, '')).toEqual([
      expect.objectContaining({ modulo: 'agenda' }),
      expect.objectContaining({ modulo: 'zz', nome: 'Assistente' }),
      expect.objectContaining({ modulo: 'rh' }),
    ]);
    expect(areasPermitidas(TODAS.slice(1), '')).toEqual([
      {
        modulo: 'agenda',
        nome: 'Agenda',
        razoes: [
          { acoes: 'visualizar, criar', porque: 'Pelo grupo Consultor' },
          {
            acoes: 'excluir',
            porque: 'Pelo grupo Consultor · Permissão dada à própria pessoa',
          },
        ],
      },
      {
        modulo: 'rh',
        nome: 'rh',
        razoes: [{ acoes: 'Férias da equipe', porque: 'Pelo grupo Consultor' }],
      },
    ]);
  });

  test.each([
    ['ferias', ['rh']],
    [' AGENDA: CRI ', ['agenda']],
    ['nada disso', []],
  ])('are found without accents and case: %s', (termo, modulos) => {
    expect(areasPermitidas(TODAS, termo).map(({ modulo }) => modulo)).toEqual(modulos);
  });
});

test('the own clients are found by any part of their names', () => {
  const clientes = ['Padaria São João', 'Clínica Vida'].map((nome, id) => ({
    id,
    nome,
    origens: [],
  }));
  expect(clientesAchados(clientes, 'sao jo').map(({ id }) => id)).toEqual([0]);
});
