import { describe, expect, test } from 'vitest';
import { ditos, dizeresForaDoFim, fimDe, SEM_FIM } from './encerramento.rules.ts';

const HOJE = '2026-08-12';
const linha = {
  ...SEM_FIM,
  status_contrato: 'ATIVO',
  data_inicio: '2025-01-10',
  aviso_previo_dias: 30,
} as const;

describe('the end of a contract', () => {
  test.each([
    ['is today when nothing is said', {}, { encerra_em: HOJE }],
    [
      'is the end of the notice, counted from its day',
      { aviso_em: '2026-08-01' },
      { aviso_em: '2026-08-01', encerra_em: '2026-08-31' },
    ],
    [
      'is the day that is told, for the reason that is told',
      { motivo_encerramento: 'preco', motivo: 'Achou caro.', encerra_em: '2026-10-01' } as const,
      { motivo_encerramento: 'preco', motivo: 'Achou caro.', encerra_em: '2026-10-01' },
    ],
    ['says nothing in words when they are blank', { motivo: '' }, { encerra_em: HOJE }],
  ])('%s', (_, pedido, fim) => {
    expect(fimDe(linha, pedido, HOJE)).toEqual({ ...SEM_FIM, ...fim });
  });

  test('counts no days where none were agreed', () => {
    const sem = { ...linha, aviso_previo_dias: null };
    expect(fimDe(sem, { aviso_em: '2026-08-01' }, HOJE)).toMatchObject({
      encerra_em: '2026-08-01',
    });
  });

  test('keeps what was told of it before', () => {
    const marcado = {
      ...linha,
      motivo_encerramento: 'preco',
      motivo: 'Achou caro.',
      aviso_em: '2026-08-01',
      encerra_em: '2026-08-31',
    } as const;
    expect(fimDe(marcado, {}, HOJE)).toEqual({
      motivo_encerramento: 'preco',
      motivo: 'Achou caro.',
      aviso_em: '2026-08-01',
      encerra_em: HOJE,
    });
  });

  test.each([
    [{ motivo_encerramento: 'outro' } as const, 'motivo', 'Escreva qual foi o motivo.'],
    [{ aviso_em: '2026-08-13' }, 'aviso_em', 'O dia do aviso não pode estar no futuro.'],
    [
      { aviso_em: '2026-08-10', encerra_em: '2026-08-09' },
      'encerra_em',
      'O contrato não pode terminar antes do dia do aviso.',
    ],
    [
      { encerra_em: '2025-01-09' },
      'encerra_em',
      'O contrato começou em 10/01/2025: informe um fim a partir desse dia.',
    ],
  ])('%j is refused at %s', (pedido, campo, mensagem) => {
    expect(fimDe(linha, pedido, HOJE)).toEqual({ erros: [{ campo, mensagem }] });
  });

  test.each([
    [{ aviso_em: HOJE, encerra_em: HOJE }, ['Só um contrato em vigor tem aviso prévio.']],
    [{ encerra_em: '2026-08-13' }, ['O dia do cancelamento não pode estar no futuro.']],
  ])('of one that never was in force, %j is refused', (pedido, mensagens) => {
    const fim = fimDe({ ...linha, status_contrato: 'RASCUNHO' }, pedido, HOJE);
    expect('erros' in fim && fim.erros.map(({ mensagem }) => mensagem)).toEqual(mensagens);
  });
});

test('what only an end says is refused of another change', () => {
  expect(dizeresForaDoFim({ motivo: 'Férias', aviso_em: null })).toEqual([]);
  expect(
    dizeresForaDoFim({ motivo_encerramento: 'preco', encerra_em: HOJE }).map(({ campo }) => campo),
  ).toEqual(['motivo_encerramento', 'encerra_em']);
});

test('the log keeps what was changed, without what is nothing', () => {
  expect(ditos({ motivo: null, encerra_em: HOJE }, SEM_FIM)).toEqual({ encerra_em: HOJE });
});
