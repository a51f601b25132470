import { digitosDoCpf } from '@dominio/contrato/documentos';
import type { z } from 'zod';
import type { Par, Pares } from '../src/platform/exemplos.ts';
import { umCnpj } from './factories/clientes.ts';

const cpf = (base: string) => base + digitosDoCpf(base);

/**
 * Values tried in turn until a field accepts one; a field for which none makes sense has an example
 * written by hand.
 */
const CANDIDATOS: readonly Par[] = [
  ['Primeiro valor', 'Segundo valor'],
  [true, false],
  ['2026-03-02', '2026-04-06'],
  [umCnpj(), umCnpj()],
  [cpf('111444777'), cpf('529982247')],
  ['um@exemplo.demo', 'dois@exemplo.demo'],
  ['(11) 3456-7890', '(21) 99876-5432'],
  ['#112233', '#445566'],
  ['https://um.exemplo.demo/', 'https://dois.exemplo.demo/'],
  ['primeiro_valor', 'segundo_valor'],
  ['primeiro', 'segundo'],
  ['SP', 'RJ'],
  ['01310100', '20040002'],
  ['12', '345'],
  [120_000, 98_765],
  [
    ['Fiscal', 'Folha'],
    ['Contábil', 'Fiscal'],
  ],
];

/** An example for each field of a schema: the given one, else the first values it accepts. */
export function exemplosDe(shape: Readonly<Record<string, z.ZodType>>, manuais: Pares): Pares {
  const aceita = (schema: z.ZodType, par: Par) =>
    par.every((valor) => schema.safeParse(valor).success);
  return Object.fromEntries(
    Object.entries(shape).map(([campo, schema]) => {
      const par = manuais[campo] ?? CANDIDATOS.find((outro) => aceita(schema, outro));
      if (!par) throw new Error(`dê um exemplo de '${campo}': nenhum dos comuns serve`);
      return [campo, par];
    }),
  );
}
