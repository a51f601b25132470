import { expect, test } from 'vitest';
import { exigirDatas } from './cadastro.rules.ts';

test('a birth is refused as future by the day in São Paulo, not by that of UTC', () => {
  const noite = new Date('2026-11-22T01:30:00Z');
  expect(() => exigirDatas({ data_nascimento: '2026-11-21' }, noite)).not.toThrow();
  expect(() => exigirDatas({ data_nascimento: '2026-11-22' }, noite)).toThrow(
    'Data de nascimento inválida.',
  );
});
