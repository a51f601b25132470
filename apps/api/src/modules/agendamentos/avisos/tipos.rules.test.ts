import { expect, test } from 'vitest';
import { AVISOS_DA_AGENDA } from './tipos.rules.ts';

test.each([
  ['agendamento_criado', 'Novo agendamento criado'],
  ['agendamento_conflito', 'Conflito de Horário'],
  ['agendamento_cancelado', 'Compromisso cancelado'],
  ['agendamento_reagendado', 'Compromisso reagendado'],
] as const)('NO-71: %s is headed as the specification has it (part 2 §9)', (tipo, titulo) => {
  expect(AVISOS_DA_AGENDA[tipo].titulo).toBe(titulo);
});
