import { expect, test } from 'vitest';
import { Participantes } from './agendamentos-campos.ts';
import { NovaAusencia } from './ausencias.ts';
import { dia, diaOpcional, Id, Instante, listaDe, paragrafo, texto, Versao } from './campos.ts';
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

test.each([0, 1, 2_147_483_647])('the version %j is accepted', (valor) => {
  expect(Versao.parse(valor)).toBe(valor);
});

test.each([-1, 1.5, 2_147_483_648, 2 ** 53, 1e308, Number.NaN, '1', null])(
  'the version %j, which no column holds, is refused',
  (valor) => {
    const frases = mensagens(Versao.safeParse(valor));
    expect(new Set(frases)).toEqual(new Set(['Versão inválida.']));
  },
);

const DIAS_RECUSADOS: readonly (readonly [string, string])[] = [
  ['2026-02-31', 'Esta data não existe: 31/02/2026.'],
  ['2026-02-29', 'Esta data não existe: 29/02/2026.'],
  ['2026-13-01', 'Esta data não existe: 01/13/2026.'],
  ['0000-00-00', 'Esta data não existe: 00/00/0000.'],
  ['0000-01-01', 'Use uma data de 1900 a 2200.'],
  ['1899-12-31', 'Use uma data de 1900 a 2200.'],
  ['2201-01-01', 'Use uma data de 1900 a 2200.'],
  ['9999-12-31', 'Use uma data de 1900 a 2200.'],
];

test.each<readonly [string, string]>([
  ...DIAS_RECUSADOS,
  ['300000-01-01', 'Data inválida: 300000-01-01.'],
  ['31/02/2026', 'Data inválida: 31/02/2026.'],
  ['2026-02-28T10:00', 'Data inválida: 28/02/2026T10:00.'],
  ['amanhã', 'Data inválida: amanhã.'],
  [' ', 'Data inválida: vazia.'],
])('the day %j is refused in words: %s', (valor, frase) => {
  expect(mensagens(dia('Informe a data.').safeParse(valor))).toEqual([frase]);
  expect(mensagens(diaOpcional('Informe a data.').safeParse(valor))).toEqual([frase]);
});

test.each(DIAS_RECUSADOS)('the instant %jT10:00 is refused in words', (valor, frase) => {
  expect(mensagens(Instante.safeParse(`${valor}T10:00`))).toEqual([frase]);
});

test('a day from 1900 to 2200 is accepted, and blank clears an optional one', () => {
  for (const valor of ['1900-01-01', '2028-02-29', '2200-12-31']) {
    expect(dia('Informe a data.').parse(valor)).toBe(valor);
  }
  expect(diaOpcional('Informe a data.').parse('')).toBeNull();
  expect(mensagens(dia('Informe a data.').safeParse(7))).toEqual(['Informe a data.']);
});

test.each(['2026-02-31', '0000-00-00', '300000-01-01'])(
  'no check of a whole record counts from %s, which is no day',
  (inicio) => {
    const lido = NovaAusencia.safeParse({ usuario_id: 1, tipo: 'ferias', inicio, fim: inicio });
    expect(lido.error?.issues.map(({ path }) => path.join('.'))).toEqual(['inicio', 'fim']);
  },
);

const UMA_LINHA = 'Use uma linha só, sem quebras nem tabulações.';
const CARACTERE = 'O texto contém um caractere inválido.';

test.each([
  ['a\r\nb', UMA_LINHA],
  ['a\nb', UMA_LINHA],
  ['a\tb', UMA_LINHA],
  ['a\u2028b', UMA_LINHA],
  ['a\0b', CARACTERE],
  ['a\u001bb', CARACTERE],
  ['a\u007fb', CARACTERE],
  ['a\u0085b', CARACTERE],
])('a text of one line refuses %j', (valor, frase) => {
  expect(mensagens(texto(10, 'Longo.').safeParse(valor))).toEqual([frase]);
});

test('a text of many lines keeps its breaks and refuses other control characters', () => {
  expect(paragrafo(10, 'Longo.').parse(' a\r\n\tb\nc ')).toBe('a\r\n\tb\nc');
  for (const valor of ['a\0b', 'a\u001bb', 'a\u0085b']) {
    expect(mensagens(paragrafo(10, 'Longo.').safeParse(valor))).toEqual([CARACTERE]);
  }
  expect(texto(10, 'Longo.').parse(' Ana\n')).toBe('Ana');
});
