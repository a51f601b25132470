import { expect, test } from 'vitest';
import { criarBilhetes } from './bilhete.ts';

const bilhetes = criarBilhetes('segredo de teste com mais de trinta e dois caracteres');
const DITO = { usuarioId: 7, tipos: ['agendamento_criado', 'vencimento_proximo'] };
const token = bilhetes.assinar(DITO) ?? '';

test('a signed link says again whose e-mails it is about, and which', () => {
  expect(bilhetes.ler(token)).toEqual(DITO);
});

test.each([
  ['another person', token.replace(/^7/, '8')],
  ['another type', token.replace('vencimento', 'nascimento')],
  ['a type less', token.replace('~vencimento_proximo', '')],
  ['another seal', token.replace(/.$/, (c) => (c === 'A' ? 'E' : 'A'))],
  ['a seal more', `${token}A`],
  ['no seal', token.slice(0, token.lastIndexOf('.') + 1)],
  ['nothing', ''],
  ['letters that are no number', token.replace(/^7/, '7e0')],
  ['a line more', `${token}\n`],
  ['a signature of another installation', criarBilhetes('outro segredo'.repeat(4)).assinar(DITO)],
])('one with %s is nobody’s', (_nome, outro) => {
  expect(bilhetes.ler(outro ?? '')).toBeNull();
});

test('what would make an address too long, or is no type, is not signed', () => {
  const tipos = Array.from({ length: 8 }, (_, i) => `tipo_de_aviso_com_nome_comprido_${i}`);
  expect(bilhetes.assinar({ usuarioId: 7, tipos })).toBeNull();
  expect(bilhetes.assinar({ usuarioId: 7, tipos: [] })).toBeNull();
  expect(bilhetes.assinar({ usuarioId: 7, tipos: ['a\r\nBcc: x'] })).toBeNull();
});
