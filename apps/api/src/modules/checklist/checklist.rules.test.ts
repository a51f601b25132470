import type { EstadoDoItem, EtapaDoChecklist } from '@dominio/contrato/checklist';
import { expect, test } from 'vitest';
import { contraMudar, estadoDoItem, resumoDoChecklist } from './checklist.rules.ts';

const HOJE = '2026-11-27';
const dito = (
  estado: Parameters<typeof contraMudar>[1]['estado'],
  validade: string | null = null,
) => ({
  estado,
  validade,
});

test.each([
  [undefined, undefined, 'pendente'],
  [undefined, dito('ok'), 'ok'],
  [undefined, dito('ok', HOJE), 'ok'],
  [undefined, dito('ok', '2026-11-26'), 'vencido'],
  [undefined, dito('recebido'), 'recebido'],
  ['cumprida', undefined, 'ok'],
  ['cumprida', dito('solicitado'), 'ok'],
  ['cumprida', dito('nao_se_aplica'), 'nao_se_aplica'],
  ['falta', undefined, 'pendente'],
  ['falta', dito('solicitado'), 'solicitado'],
  ['falta', dito('ok'), 'pendente'],
  ['nao_se_aplica', undefined, 'nao_se_aplica'],
] as const)(
  'what the record says (%s) and somebody said (%j) is %s',
  (achado, resposta, estado) => {
    expect(estadoDoItem(achado, resposta, HOJE)).toBe(estado);
  },
);

const item = (estado: EstadoDoItem, obrigatorio_em: EtapaDoChecklist = 'onboarding') => ({
  estado,
  obrigatorio_em,
});

test.each([
  [[], 100, null],
  [[item('ok'), item('nao_se_aplica')], 100, null],
  [[item('ok'), item('recebido')], 50, { quantos: 1, proxima: 'Levantamento' }],
  [
    [item('pendente', 'treinamento'), item('vencido'), item('solicitado')],
    0,
    { quantos: 2, proxima: 'Levantamento' },
  ],
  [
    [...Array.from({ length: 300 }, () => item('ok')), item('pendente', 'operacao_assistida')],
    99,
    { quantos: 1, proxima: 'Implantação concluída' },
  ],
] as const)(
  'the checklist %# is %i %% done, and held back by %j',
  (itens, percentual, bloqueio) => {
    expect(resumoDoChecklist(itens)).toEqual({ percentual, bloqueio });
  },
);

test.each([
  ['empresa_cnae', { estado: 'ok', evidencia: 'Vi.' }, 'estado'],
  ['empresa_cnae', { estado: 'nao_se_aplica', justificativa: 'Associação.' }, undefined],
  [null, { estado: 'ok' }, 'evidencia'],
  [null, { estado: 'ok', evidencia: 'Pasta Societário' }, undefined],
  [null, { estado: 'nao_se_aplica' }, 'justificativa'],
  [null, { estado: 'recebido' }, undefined],
] as const)('of an item with the rule %s it may not be said %j: %s', (regra, mudanca, campo) => {
  expect(contraMudar(regra, mudanca)?.campo).toBe(campo);
});
