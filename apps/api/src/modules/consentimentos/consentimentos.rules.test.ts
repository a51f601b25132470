import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historicoDe, situacaoDe } from './consentimentos.rules.ts';

const [UM, DOIS, TRES] = [1, 2, 3].map((dia) => new Date(Date.UTC(2026, 10, dia))) as [
  Date,
  Date,
  Date,
];
const linha = (concedido_em: Date, revogado_em: Date | null = null, versao_do_texto = 1) => ({
  concedido_em,
  revogado_em,
  versao_do_texto,
});
const ausente = { situacao: 'ausente', desde: null, versao_do_texto: null };
const semRegistro = { ...ausente, situacao: 'sem_registro' };
const concedido = (desde: Date, versao_do_texto = 1) => ({
  situacao: 'concedido',
  desde: desde.toISOString(),
  versao_do_texto,
});

describe('the state of a purpose', () => {
  test.each([
    ['nothing is done nor agreed to', false, [], ausente],
    ['it is done since before the register', true, [], semRegistro],
    ['it is agreed to', true, [linha(UM)], concedido(UM)],
    ['it was revoked, and is done no longer', false, [linha(UM, DOIS)], ausente],
    ['it was revoked, and is done all the same', true, [linha(UM, DOIS)], semRegistro],
    ['it was agreed to again', true, [linha(TRES), linha(UM, DOIS)], concedido(TRES)],
    ['two texts stand: the newer', true, [linha(DOIS, null, 2), linha(UM)], concedido(DOIS, 2)],
  ] as const)('%s', (_, emUso, linhas, esperada) => {
    expect(situacaoDe(emUso, linhas)).toEqual(esperada);
  });

  test('is agreed to exactly while some row is not revoked', () => {
    const linhas = fc.array(fc.boolean().map((vale) => linha(UM, vale ? null : DOIS)));
    fc.assert(
      fc.property(fc.boolean(), linhas, (emUso, todas) => {
        const vale = todas.some(({ revogado_em }) => revogado_em === null);
        expect(situacaoDe(emUso, todas).situacao === 'concedido').toBe(vale);
      }),
    );
  });
});

test('has in its history every grant and revocation, newest first, a revocation after a grant of the same instant', () => {
  const linhas = [linha(TRES, TRES), linha(UM, DOIS)];
  expect(historicoDe(linhas).map(({ ato, em }) => `${ato} ${em.slice(8, 10)}`)).toEqual([
    'revogado 03',
    'concedido 03',
    'revogado 02',
    'concedido 01',
  ]);
});
