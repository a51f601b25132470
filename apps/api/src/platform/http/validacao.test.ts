import { expect, test } from 'vitest';
import { z } from 'zod';
import { analisar } from './validacao.ts';

const esquemas = { body: z.object({ nome: z.string(), itens: z.array(z.int()).optional() }) };
const ler = (body: unknown) => analisar(esquemas, { params: {}, query: {}, body });

test('at most fifty wrong fields are told', () => {
  const itens = Array.from({ length: 5000 }, () => 'x');
  expect(() => ler({ nome: 'a', itens })).toThrow(
    expect.objectContaining({ campos: expect.objectContaining({ length: 50 }) }),
  );
});

test('NUL is refused in what is read, and ignored in what no schema names', () => {
  expect(() => ler({ nome: 'a\0' })).toThrow('O texto contém um caractere inválido.');
  expect(ler({ nome: 'a', [`x${'y'.repeat(1000)}`]: ['\0'] }).body).toEqual({ nome: 'a' });
});
