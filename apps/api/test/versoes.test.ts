import type { Endpoint } from '@dominio/contrato/endpoint';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Exemplo } from '../src/platform/exemplos.ts';
import { enderecoDe, montarApp } from './build-app.ts';
import { exemploDe, montarCenario, todosOsExemplos } from './rotas.cenario.ts';

// A write under a stale version is told who changed the record and when (paginas.md R3), by every call
// that takes a version.

const aplicacao = await montarApp();
const { app, banco, administrador, agora } = aplicacao;
await app.ready();
const exemplos = await todosOsExemplos(await montarCenario(aplicacao));
const helena = await administrador({ nome: 'Helena Barreto' });

const levaVersao = (parte: Endpoint['body']) =>
  parte !== undefined &&
  'versao' in (z.toJSONSchema(parte, { io: 'input', unrepresentable: 'any' }).properties ?? {});
const temVersao = ({ body, query }: Endpoint) => levaVersao(body) || levaVersao(query);

const rotas = app.endpoints
  .filter(temVersao)
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** Every table whose rows say who wrote their version. */
const { rows: tabelas } = await banco.execute<{ nome: string }>(sql`
  select table_name as nome from information_schema.columns
  where table_schema = 'public' and column_name = 'alterado_por'`);

test('the walk finds the calls that take a version', () => {
  const nomes = rotas.map(([nome]) => nome);
  expect(nomes).toEqual(
    expect.arrayContaining([
      'PUT /usuarios/{id}',
      'PUT /times-completos/{id}',
      'PUT /api/usuarios/me/favoritos',
    ]),
  );
});

test.each(rotas)('%s says who changed the record, and when', async (nome, endpoint) => {
  const cenario = await montarCenario(aplicacao);
  const dito = await exemploDe(exemplos, nome, cenario);
  const token = dito.quem === 'administrador' ? cenario.tokenDoAdministrador : cenario.token;
  const enviar = ({ method, path, query }: Endpoint, exemplo: Exemplo, mais = {}) => {
    const naConsulta = levaVersao(query);
    return app.inject({
      method,
      url: enderecoDe(path, {
        ...exemplo,
        query: { ...(exemplo.query as object), ...(naConsulta && mais) },
      }),
      headers: { authorization: `Bearer ${token}` },
      payload: { ...(exemplo.body as object), ...(!naConsulta && mais) },
    });
  };
  /** Where the example names no record, the one that the noun's own example creates. */
  const comRegistro = async () => {
    const criar = app.endpoints.find(
      ({ method, path }) => method === 'POST' && `${path}/{id}` === endpoint.path,
    );
    if (!dito.aceita?.includes(404) || !criar) return dito;
    const modelo = await exemploDe(exemplos, `POST ${criar.path}`, cenario);
    const [registro] = Object.values((await enviar(criar, modelo)).json()).filter(
      (parte): parte is { id: number } => typeof parte === 'object',
    );
    return { ...dito, params: { id: registro?.id } };
  };
  const exemplo = await comRegistro();
  // The firm's record and the favourites are there once they were saved; a deletion leaves none.
  if (endpoint.method !== 'DELETE') await enviar(endpoint, exemplo);
  for (const { nome: tabela } of tabelas) {
    await banco.execute(sql`
      update ${sql.identifier(tabela)}
      set alterado_por = ${helena.id}, atualizado_em = ${agora().toISOString()}`);
  }
  const { statusCode, body } = await enviar(endpoint, exemplo, { versao: 987_654 });
  const { codigo, detail, atual } = JSON.parse(body);
  expect([statusCode, codigo], body).toEqual([409, 'REGISTRO_ALTERADO']);
  expect(detail).toMatch(
    / por (Helena Barreto|você em outro dispositivo) (em \S+ )?às \d\d:\d\d\. /,
  );
  expect(atual).toBeTypeOf('object');
});
