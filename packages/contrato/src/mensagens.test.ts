/// <reference types="node" />
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { dia, Id, textoObrigatorio } from './campos.ts';
import { mensagemPadrao } from './mensagens.ts';

const texto = z.string();
const numero = z.number();

test.each<[string, z.ZodType, unknown, string]>([
  ['nothing', texto, undefined, 'Campo obrigatório.'],
  ['null', numero, null, 'Campo obrigatório.'],
  ['blank', texto.min(1), '', 'Campo obrigatório.'],
  ['no choice', z.enum(['a', 'b']), undefined, 'Campo obrigatório.'],
  ['no text', texto, 7, 'Informe um texto.'],
  ['no number', numero, 'sete', 'Informe um número.'],
  ['NaN', numero, Number.NaN, 'Informe um número.'],
  ['a fraction', z.int(), 1.5, 'Informe um número inteiro.'],
  ['neither yes nor no', z.boolean(), 'talvez', 'Informe sim ou não.'],
  ['no list', z.array(texto), {}, 'Envie uma lista.'],
  ['no object', z.object({}), [], 'Envie os campos pelo nome.'],
  ['no record', z.record(texto, numero), 'x', 'Envie os campos pelo nome.'],
  ['a short text', texto.min(10), 'x', 'Use ao menos 10 caracteres.'],
  ['a long text', texto.max(2000), 'x'.repeat(2001), 'Use no máximo 2.000 caracteres.'],
  ['a text of two', texto.max(1), 'xy', 'Use no máximo 1 caractere.'],
  ['a number below', numero.min(0), -1, 'Informe um número a partir de 0.'],
  ['a number at the bound', numero.positive(), 0, 'Informe um número maior que 0.'],
  ['a number above', numero.max(1000), 1001, 'Informe um número até 1.000.'],
  ['a number at the end', numero.lt(0.5), 0.5, 'Informe um número menor que 0,5.'],
  ['a huge number', z.int(), 2 ** 53, 'Informe um número até 9.007.199.254.740.991.'],
  ['a short list', z.array(texto).min(1), [], 'Inclua ao menos 1 item.'],
  ['a long list', z.array(texto).max(1), ['a', 'b'], 'A lista pode ter no máximo 1 item.'],
  ['an unknown choice', z.enum(['a', 'b']), 'c', 'Escolha uma das opções.'],
  ['another literal', z.literal('1'), '2', 'Valor inválido.'],
  ['no e-mail', z.email(), 'x', 'E-mail inválido.'],
  ['no address', z.url(), 'x', 'Informe um endereço que comece com https://.'],
  ['no instant', z.iso.datetime(), 'x', 'Informe data e hora.'],
  ['another form', texto.regex(/^a$/), 'b', 'Valor inválido.'],
  ['none of several', z.union([numero, z.boolean()]), 'x', 'Valor inválido.'],
])('%s is told in a sentence', (_, esquema, valor, frase) => {
  const lido = esquema.safeParse(valor, { error: mensagemPadrao });
  expect(lido.error?.issues.map(({ message }) => message)).toEqual([frase]);
});

test('a sentence of the schema stands before the common one', () => {
  const lido = z.string('Informe o nome.').safeParse(7, { error: mensagemPadrao });
  expect(lido.error?.issues[0]?.message).toBe('Informe o nome.');
});

/** Sentences that say neither which field is meant nor what to write there. */
const SEM_NOME = /^(Campo obrigatório|Informe um texto|Identificador inválido|Valor inválido)/;

interface Chamada {
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
}

const modulos: Record<string, unknown>[] = await Promise.all(
  readdirSync(import.meta.dirname)
    .flatMap((arquivo) => /^([a-z-]+)\.ts$/.exec(arquivo)?.[1] ?? [])
    .map((nome: string) => import(/* @vite-ignore */ `./${nome}.ts`)),
);
const chamadas = modulos
  .flatMap((modulo) => Object.entries(modulo).filter(([nome]) => /endpoints$/i.test(nome)))
  .flatMap(([, grupo]) => Object.entries(grupo as Record<string, Chamada>));

/** What every call says of the fields that it must have, left out or with another value. */
const faltas = (valor?: null) =>
  chamadas.flatMap(([nome, { body, query }]) =>
    [body, query].flatMap((esquema) => {
      const dizer = (entrada: object) =>
        esquema?.safeParse(entrada, { error: mensagemPadrao }).error?.issues ?? [];
      const campos = dizer({}).map(({ path }) => [String(path[0]), valor] as const);
      return dizer(valor === undefined ? {} : Object.fromEntries(campos)).map(
        ({ path, message }) => ({ onde: `${nome}: ${path.join('.')}`, message }),
      );
    }),
  );

test.each([
  ['left out', undefined],
  ['null', null],
])('a field that a call must have is asked for by its name when it is %s', (_, valor) => {
  const ditas = faltas(valor);
  expect(ditas.length).toBeGreaterThan(60);
  expect(ditas.filter(({ message }) => SEM_NOME.test(message))).toEqual([]);
});

test.each([
  ['a name', 'nome', textoObrigatorio(2, 120, 'De 2 a 120.'), '  ', ['Informe o nome.']],
  [
    'a name of another length',
    'nome',
    textoObrigatorio(2, 120, 'De 2 a 120.'),
    'A',
    ['De 2 a 120.'],
  ],
  ['a client', 'cliente_id', Id, undefined, ['Escolha o cliente.']],
  ['a client that is none', 'cliente_id', Id, 'x', ['Identificador inválido.']],
  ['no client', 'cliente_id', Id, null, ['Escolha o cliente.']],
  ['a name that is no text', 'nome', textoObrigatorio(2, 120, 'De 2 a 120.'), 7, ['De 2 a 120.']],
  ['a day', 'data', dia('Informe a data.'), '', ['Informe a data.']],
  [
    'the name in a list',
    'nomes',
    z.array(z.object({ nome: z.string() })),
    [{}],
    ['Informe o nome.'],
  ],
])('%s', (_, campo, esquema, valor, frases) => {
  const lido = z
    .object({ [campo]: esquema })
    .safeParse({ [campo]: valor }, { error: mensagemPadrao });
  expect(lido.error?.issues.map(({ message }) => message)).toEqual(frases);
});
