import { AsyncLocalStorage } from 'node:async_hooks';
import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { importacaoDeEmpresasEndpoints } from '@dominio/contrato/empresas-importacao';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PLANO_PELOS_VALORES, VEZES_ATE_O_NOME } from '../src/platform/cliente-do-banco.ts';
import { enderecoDe, montarApp } from './build-app.ts';
import { criarImportacao } from './factories/importacoes.ts';
import { montarCenario, todosOsExemplos } from './rotas.cenario.ts';

interface Analise {
  readonly name?: string;
  readonly text: string;
}

/** What PostgreSQL parses for what somebody does, and not for the jobs that run meanwhile. */
const ouvido = new AsyncLocalStorage<Analise[]>();
const { parse } = pg.Connection.prototype as unknown as { parse(consulta: Analise): void };
Object.assign(pg.Connection.prototype, {
  parse(this: pg.Connection, consulta: Analise) {
    ouvido.getStore()?.push(consulta);
    return parse.call(this, consulta);
  },
});

const aplicacao = await montarApp();
const { app, banco, chamar, pessoa } = aplicacao;
await app.ready();
const cenario = await montarCenario(aplicacao);
const exemplos = await todosOsExemplos(cenario);

/** The statements that were parsed for one use alone while something was done, but searches. */
async function analisadasPara(fazer: () => Promise<unknown>): Promise<string[]> {
  const analisadas: Analise[] = [];
  await ouvido.run(analisadas, fazer);
  return analisadas.flatMap(({ name, text }) =>
    name || text.includes(PLANO_PELOS_VALORES) ? [] : [text],
  );
}

/** Does something often enough for its statements to have a name. */
async function repetir(fazer: () => Promise<unknown>) {
  for (let i = 0; i <= VEZES_ATE_O_NOME; i++) await fazer();
}

test('what is parsed for one use alone is heard', async () => {
  const umaVez = 'select $1::int as uma_vez';
  expect(await analisadasPara(() => banco.$client.query(umaVez, [1]))).toEqual([umaVez]);
});

describe('what is asked all day is parsed once by each connection', () => {
  const leituras = app.endpoints.filter(
    ({ method, acesso, tipo }) =>
      method === 'GET' && acesso !== 'publico' && tipo !== 'text/event-stream',
  );
  test.each(leituras.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (nome, { path }) => {
      const exemplo = exemplos.get(nome);
      const token =
        exemplo?.quem === 'administrador' ? cenario.tokenDoAdministrador : cenario.token;
      const url = enderecoDe(path, exemplo);
      const pedir = async () => {
        const { statusCode, payload } = await app.inject({
          url,
          headers: { authorization: `Bearer ${token}` },
        });
        expect(exemplo?.aceita ?? [200], payload).toContain(statusCode);
      };
      await repetir(pedir);
      expect(await analisadasPara(pedir)).toEqual([]);
    },
  );

  test.each(
    leituras
      .filter(({ query: campos }) => campos instanceof z.ZodObject && 'page' in campos.shape)
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
      // An example that is refused has no pages: below, by a record of its own.
      .filter(([nome]) => exemplos.get(nome)?.aceita === undefined),
  )('%s, whichever of its later pages', async (nome, { path }) => {
    const exemplo = exemplos.get(nome);
    const token = exemplo?.quem === 'administrador' ? cenario.tokenDoAdministrador : cenario.token;
    let page = 1;
    const virar = async () => {
      page += 1;
      const { statusCode, payload } = await app.inject({
        url: enderecoDe(path, { ...exemplo, query: { ...exemplo?.query, page } }),
        headers: { authorization: `Bearer ${token}` },
      });
      expect(statusCode, payload).toBe(200);
    };
    await repetir(virar);
    expect(await analisadasPara(virar)).toEqual([]);
  });

  test('the rows of a sheet that somebody sent, whichever of its later pages', async () => {
    const { token, id: usuario } = await aplicacao.administrador();
    const id = await criarImportacao(banco, usuario);
    let page = 1;
    const virar = async () => {
      page += 1;
      const pedido = { params: { id }, query: { page } };
      const { status, cru } = await chamar(token, importacaoDeEmpresasEndpoints.linhas, pedido);
      expect(status, cru.payload).toBe(200);
    };
    await repetir(virar);
    expect(await analisadasPara(virar)).toEqual([]);
  });

  test('a booking, its conflicts and the notice to who is invited', async () => {
    const eu = await pessoa();
    const outro = await pessoa();
    let dia = 0;
    const marcar = async () => {
      dia += 1;
      const inicio = new Date(Date.parse(cenario.livre) + dia * 86_400_000);
      const termino = new Date(inicio.getTime() + 3_600_000);
      const { status, cru } = await chamar(eu.token, agendamentosEndpoints.criar, {
        body: {
          titulo: `Reunião ${dia}`,
          data_hora_inicio: inicio.toISOString(),
          data_hora_termino: termino.toISOString(),
          participantes: [outro.id],
        },
      });
      expect(status, cru.payload).toBe(201);
    };
    await repetir(marcar);
    expect(await analisadasPara(marcar)).toEqual([]);
  });
});
