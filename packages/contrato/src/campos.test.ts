import { expect, test } from 'vitest';
import { Participantes } from './agendamentos-campos.ts';
import { Id, listaDe } from './campos.ts';
import { sessoesEndpoints } from './sessoes.ts';

test.each([
  [7, 7],
  ['7', 7],
  ['007', 7],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
])('the identifier %j is accepted', (valor, esperado) => {
  expect(Id.parse(valor)).toBe(esperado);
});

test.each([
  [true],
  [null],
  [undefined],
  [''],
  [[3]],
  [[[3]]],
  [{}],
  ['0x3'],
  [' 3 '],
  ['3e0'],
  ['3.0'],
  ['+3'],
  ['-3'],
  ['0'],
  [0],
  [-1],
  [1.5],
  [Number.NaN],
  [Number.MAX_SAFE_INTEGER + 1],
  ['9007199254740993'],
  ['99999999999999999999'],
])('the identifier %j is refused', (valor) => {
  const lido = Id.safeParse(valor);
  expect(lido.error?.issues.map(({ message }) => message)).toEqual(['Identificador inválido.']);
});

const mensagens = (lido: { error?: { issues: { message: string }[] } | undefined }) =>
  lido.error?.issues.map(({ message }) => message);

test('a list of participants far over the limit is refused once, whatever its items are', () => {
  const muitos = Array.from({ length: 100_000 }, () => 'x');
  expect(mensagens(Participantes.safeParse(muitos))).toEqual(['Máximo de 100 participantes.']);
  const ids = Array.from({ length: 101 }, (_, i) => i + 1);
  expect(mensagens(Participantes.safeParse(ids))).toEqual(['Máximo de 100 participantes.']);
  expect(Participantes.parse([3, '3', { id: 4 }])).toEqual([3, 4]);
  expect(mensagens(Participantes.safeParse([]))).toEqual(['Inclua ao menos um participante.']);
});

test.each([
  [Array.from({ length: 100_000 }, () => 'x')],
  [Array.from({ length: 201 }, () => 'x').join()],
  ['x'.repeat(30_000)],
])('a list that is too long is refused once, not once per item', (valor) => {
  expect(mensagens(listaDe(Id).safeParse(valor))).toHaveLength(1);
});

test('a list in a query is repeated or comma-separated, blanks ignored', () => {
  expect(listaDe(Id).parse('1, 2,,3')).toEqual([1, 2, 3]);
  expect(listaDe(Id).parse(['1', '2'])).toEqual([1, 2]);
});

test('an e-mail is folded: space, composed accents and case', () => {
  const body = { email: ' JOSE\u0301@x.demo ', password: 'x' };
  expect(sessoesEndpoints.login.body.parse(body).email).toBe('josé@x.demo');
});
