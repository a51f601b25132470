import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { usuarios } from '../src/modules/usuarios/usuarios.tables.ts';
import { enderecoDe, montarApp } from './build-app.ts';
import { abrirLeitor } from './leitor-sse.ts';
import { exemploDe, montarCenario, todosOsExemplos } from './rotas.cenario.ts';

// What each account is answered is said at the example of its route, in its module: every route with a
// session is called by every account.

/** The accounts of the demonstration (decisoes.md §3), in the order of `Papeis`. */
const PAPEIS = ['admin', 'gestor', 'consultor', 'cliente'] as const;

const aplicacao = await montarApp({ demo: true });
const { app, banco, entrar } = aplicacao;
await app.ready();
/**
 * Reads before writes, each by name: the order of the modules must not matter, and the accounts
 * stay the same.
 */
const posicao = (nome: string) => nome.replace(/^GET/, '');
const rotas = app.endpoints
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
  .toSorted(([uma], [outra]) => (posicao(uma) < posicao(outra) ? -1 : 1));

async function cenarioDe(papel: string) {
  const [eu] = await banco
    .select({ id: usuarios.id, time_id: usuarios.time_id })
    .from(usuarios)
    .where(eq(usuarios.email, `${papel}@dominio.demo`));
  return montarCenario(aplicacao, eu);
}
/** For calls that change nothing: one scene, with its examples, for each account. */
const intocados = new Map<string, Awaited<ReturnType<typeof prepararIntocado>>>();
async function prepararIntocado(papel: string) {
  const cenario = await cenarioDe(papel);
  return { cenario, exemplos: await todosOsExemplos(cenario) };
}
for (const papel of PAPEIS) intocados.set(papel, await prepararIntocado(papel));

/** Wrong guesses by one call must not count against the next. */
beforeEach(() => aplicacao.avancar(15 * 60_000));

/** What the modules say of each route. */
const ditos = new Map(
  [...(intocados.get('admin')?.exemplos ?? [])].map(([nome, { papeis }]) => [nome, papeis]),
);
const endereco = await aplicacao.escutar();

/** A live stream has no end: it is opened over a connection, and left. */
async function ouvir(url: string, headers: Record<string, string>): Promise<number> {
  const leitor = await abrirLeitor(endereco + url, headers);
  leitor.sair();
  return leitor.status;
}

test('every route has an answer for each account beside its example, or is said to be public', () => {
  const calados = rotas.filter(([nome, { acesso }]) => {
    const dito = ditos.get(nome);
    return !dito || (dito === 'publico') !== (acesso === 'publico');
  });
  expect(calados.map(([nome]) => nome)).toEqual([]);
});

const comSessao = rotas.filter(([, { acesso }]) => acesso !== 'publico');
test.each(comSessao)('%s answers each account as its module says', async (nome, endpoint) => {
  const dito = ditos.get(nome);
  const recebidas: number[] = [];
  for (const [i, papel] of PAPEIS.entries()) {
    const muda = endpoint.method !== 'GET' && dito?.[i] !== 403;
    const intocado = intocados.get(papel);
    if (!intocado) throw new Error(`sem cenário de ${papel}`);
    const cenario = muda ? await cenarioDe(papel) : intocado.cenario;
    const exemplo = muda
      ? await exemploDe(intocado.exemplos, nome, cenario)
      : intocado.exemplos.get(nome);
    const url = enderecoDe(endpoint.path, exemplo);
    const headers = { authorization: `Bearer ${await entrar(cenario.eu)}` };
    if (endpoint.tipo === 'text/event-stream') {
      recebidas.push(await ouvir(url, headers));
      continue;
    }
    const { statusCode } = await app.inject({
      method: endpoint.method,
      url,
      headers,
      ...(exemplo?.body !== undefined && { payload: exemplo.body }),
    });
    recebidas.push(statusCode);
  }
  expect(recebidas).toEqual(dito);
});
