import type { Endpoint } from '@dominio/contrato/endpoint';
import { ERROS, RespostaDeErro } from '@dominio/contrato/erros';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { montarApp } from './build-app.ts';
import { casosDe, rotuloDe } from './entrada.casos.ts';
import { criarChamador, type Resposta } from './entrada.chamador.ts';
import { formulariosHostis } from './entrada.formularios.ts';
import { lotesDe } from './entrada.lotes.ts';
import { montarCenario, todosOsExemplos } from './rotas.cenario.ts';

/** How many random requests follow the walk over every field (docs/testes.md). */
const PEDIDOS = Number(process.env.PEDIDOS ?? 100);
const SEMENTE = Number(process.env.SEMENTE ?? Date.now() % 2 ** 31);

const aplicacao = await montarApp();
const { app } = aplicacao;
await app.ready();
const cenario = await montarCenario(aplicacao);
const exemplos = await todosOsExemplos(cenario);

const rotas = app.endpoints.map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);
const comEntrada = rotas.flatMap(([nome, endpoint]) => {
  const exemplo = exemplos.get(nome);
  const casos = exemplo ? casosDe(endpoint, exemplo) : [];
  return exemplo && casos.length > 0 ? [[nome, endpoint, { exemplo, casos }] as const] : [];
});
const chamador = (endpoint: Endpoint) => criarChamador(aplicacao, { cenario, exemplos }, endpoint);

/** How a program speaks of what is wrong, and not a person. */
const TECNICO =
  /permitido \(|true ou false|\binvalid\b|\bexpected\b|\breceived\b|\bundefined\b|\[object/i;

const lerErro = (payload: string) => {
  try {
    return RespostaDeErro.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
};

/** What is wrong with an answer to hostile input; nothing for a success or a refusal in its form. */
function defeitoDe({ statusCode, payload }: Resposta, tipo?: string): string | undefined {
  if (statusCode < 400) return undefined;
  // A page for whoever comes from an e-mail says in words that its link is no good.
  if (statusCode === 404 && tipo === 'text/html' && payload.startsWith('<!doctype html>')) return;
  const erro = lerErro(payload);
  if (statusCode >= 500 || !erro) return `${statusCode} ${payload.slice(0, 300)}`;
  const definicao = ERROS[erro.codigo as keyof typeof ERROS];
  // 431 is Node's own, for an address that is longer than it reads.
  if (statusCode !== 431 && definicao?.status !== statusCode)
    return `${statusCode} with the code ${erro.codigo}`;
  if (erro.codigo === 'DADOS_INVALIDOS' && !erro.campos?.length) return 'no field is named';
  const frases = [erro.detail, ...(erro.campos ?? []).map(({ mensagem }) => mensagem)];
  return frases.find((frase) => frase.trim() === '' || TECNICO.test(frase));
}

/** The example is accepted still, whatever came before. */
async function esperarExemplo(rota: Awaited<ReturnType<typeof chamador>>) {
  const { resposta, aceita } = await rota.exemplo();
  expect(aceita, resposta.payload.slice(0, 300)).toContain(resposta.statusCode);
}

test('every call that takes input is walked', () => {
  const comEsquema = rotas.filter(
    ([, { params, query, body, camposDoArquivo }]) => params ?? query ?? body ?? camposDoArquivo,
  );
  expect(comEntrada.map(([nome]) => nome)).toEqual(comEsquema.map(([nome]) => nome));
});

describe('no field of any call takes what breaks it, and nothing is lost by it', () => {
  test.each(comEntrada)('%s', { timeout: 120_000 }, async (_, endpoint, { exemplo, casos }) => {
    const rota = await chamador(endpoint);
    const defeitos: string[] = [];
    for (const lote of lotesDe(endpoint, exemplo, casos)) {
      const defeito = defeitoDe(await rota.pedir(lote), endpoint.tipo);
      if (defeito !== undefined) defeitos.push(`${lote.map(rotuloDe).join('; ')}: ${defeito}`);
    }
    expect(defeitos).toEqual([]);
    await esperarExemplo(rota);
  });
});

describe('no form breaks a call that takes a file', () => {
  const comArquivo = rotas.filter(([, { arquivo }]) => arquivo !== undefined);

  test.each(comArquivo)('%s', { timeout: 60_000 }, async (_, endpoint) => {
    const rota = await chamador(endpoint);
    const defeitos: string[] = [];
    for (const [caso, formulario] of formulariosHostis(endpoint.arquivo ?? '')) {
      const defeito = defeitoDe(await rota.pedir([], formulario));
      if (defeito !== undefined) defeitos.push(`${caso}: ${defeito}`);
    }
    expect(defeitos).toEqual([]);
    await esperarExemplo(rota);
  });
});

const contarPorStatus = (contagem: ReadonlyMap<number, number>) =>
  [...contagem]
    .toSorted(([um], [outro]) => um - outro)
    .map(([status, vezes]) => `${status}: ${vezes}`)
    .join(', ');

test(`no ${PEDIDOS} requests with several such values at random break a call either`, {
  timeout: 60_000 + PEDIDOS * 50,
}, async () => {
  const contagem = new Map<number, number>();
  const chamadores = new Map<Endpoint, Awaited<ReturnType<typeof chamador>>>();
  const pedido = fc.constantFrom(...comEntrada).chain(([, endpoint, { casos }]) => {
    // Of anything at all as often as of what the walk sends.
    const caso = fc.tuple(
      fc.constantFrom(...casos),
      fc.option(fc.jsonValue({ maxDepth: 3 }), { freq: 1 }),
    );
    return fc.tuple(fc.constant(endpoint), fc.array(caso, { minLength: 1, maxLength: 4 }));
  });
  const propriedade = fc.asyncProperty(pedido, async ([endpoint, escolhidos]) => {
    const rota = chamadores.get(endpoint) ?? (await chamador(endpoint));
    chamadores.set(endpoint, rota);
    const casos = escolhidos.map(([caso, outro]) => ({ ...caso, valor: outro ?? caso.valor }));
    const resposta = await rota.pedir(casos);
    contagem.set(resposta.statusCode, (contagem.get(resposta.statusCode) ?? 0) + 1);
    const onde = `${endpoint.method} ${endpoint.path} ${casos.map(rotuloDe).join('; ')}`;
    expect(defeitoDe(resposta, endpoint.tipo), onde).toBeUndefined();
  });
  await fc.assert(propriedade, { numRuns: PEDIDOS, seed: SEMENTE, endOnFailure: true });
  if (process.env.PEDIDOS === undefined) return;
  process.stdout.write(
    `${PEDIDOS} requests, seed ${SEMENTE}; by status: ${contarPorStatus(contagem)}\n`,
  );
});
