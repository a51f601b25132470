import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { criarBancoDeTeste } from '../../test/postgres.ts';
import { abrirBanco } from './db.ts';
import { serializarErro } from './log-de-erros.ts';

const bancoDeTeste = await criarBancoDeTeste();
const banco = abrirBanco(bancoDeTeste.conexao);
const falha = (await banco
  .execute(sql`select ${'meu segredo\n    at aqui'}::text, ${1}::int / 0`)
  .catch((erro: Error) => erro)) as Error;
await banco.$client.end();
await bancoDeTeste.descartar();

describe('an error in the log', () => {
  it.each([
    ['alone', falha],
    ['as the cause of another', new Error('não deu', { cause: falha })],
  ])('leaves out the values of a failed statement, %s', (_como, erro) => {
    const visto = serializarErro(erro);
    expect(JSON.stringify(visto)).not.toContain('segredo');
    expect(visto.stack).toContain('division by zero');
    expect(visto.stack).toContain('select $1::text');
  });

  it('is whole if it is any other error', () => {
    const erro = new Error('linha um\nparams: não são de Drizzle');
    expect(serializarErro(erro)).toMatchObject({ type: 'Error', message: erro.message });
  });
});
