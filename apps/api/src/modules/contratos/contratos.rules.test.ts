import { STATUS_DO_CONTRATO } from '@dominio/contrato/clientes';
import { describe, expect, test } from 'vitest';
import {
  pedeMotivo,
  podeExcluir,
  proximoNumero,
  proximosStatus,
  terminou,
} from './contratos.rules.ts';

describe('AD-12 the statuses of a contract', () => {
  test.each([
    ['RASCUNHO', ['EM_IMPLANTACAO', 'CANCELADO']],
    ['EM_IMPLANTACAO', ['ATIVO', 'CANCELADO']],
    ['ATIVO', ['SUSPENSO', 'ENCERRADO']],
    ['SUSPENSO', ['ATIVO', 'ENCERRADO']],
    ['ENCERRADO', []],
    ['CANCELADO', []],
  ] as const)('%s leads to %j', (de, para) => {
    expect(proximosStatus(de, { administrador: false })).toEqual(para);
  });

  test('lead out of ENCERRADO by an administrator alone, with a reason', () => {
    expect(proximosStatus('ENCERRADO', { administrador: true })).toEqual(['ATIVO']);
    expect(STATUS_DO_CONTRATO.filter(pedeMotivo)).toEqual(['ENCERRADO']);
  });

  test('allow changes until a contract ended, and deletion only if it never was in force', () => {
    expect(STATUS_DO_CONTRATO.filter(terminou)).toEqual(['ENCERRADO', 'CANCELADO']);
    expect(STATUS_DO_CONTRATO.filter(podeExcluir)).toEqual(['RASCUNHO', 'CANCELADO']);
  });
});

test('the next number follows the last one of its year', () => {
  expect(proximoNumero('2026', undefined)).toBe('2026-0001');
  expect(proximoNumero('2026', '2026-0187')).toBe('2026-0188');
  expect(proximoNumero('2026', '2026-9999')).toBe('2026-10000');
});
