import { expect, test } from 'vitest';
import { z } from 'zod';
import { analisar } from './validacao.ts';

const esquemas = { body: z.object({ nome: z.string(), itens: z.array(z.int()).optional() }) };
const ler = (body: unknown) => analisar(esquemas, { params: {}, query: {}, body });

test('a refusal names fifty wrong fields at most', () => {
  const itens = Array.from({ length: 5000 }, () => 'x');
  expect(() => ler({ nome: 'a', itens })).toThrow(
    expect.objectContaining({ campos: expect.objectContaining({ length: 50 }) }),
  );
});

test('a NUL is refused in a field of the schema, and ignored in any other', () => {
  expect(() => ler({ nome: 'a\0' })).toThrow('O texto contém um caractere inválido.');
  expect(ler({ nome: 'a', [`x${'y'.repeat(1000)}`]: ['\0'] }).body).toEqual({ nome: 'a' });
});
