import type { Cenario } from './cenario.ts';
import type { Consulta } from './consulta.ts';
import { medir, type Pedido } from './gerador.ts';
import { type Medida, mediana, porCento, porSegundo } from './medidas.ts';
import { type ComPiso, pisoDe } from './pisos.ts';
import { ligarCru } from './processos.ts';

interface Carga {
  readonly nome: string;
  readonly pedidos: readonly Pedido[];
  /** What the second floor answers, where it is compared with that one too. */
  readonly piso?: ComPiso;
}

/** The least shares of the floors' throughput that are within budget (decisoes.md §7). */
const MINIMO_DO_CRU = 0.6;
const MINIMO_DO_PISO = 0.7;

const RODADAS = 5;
const RODADA_MS = 2_000;
const AQUECIMENTO_MS = 1_000;
/** Enough to keep both cores busy, and few enough that none waits for a connection of the pool. */
const CONEXOES = 10;

/**
 * Measures rounds of about `ms` each, by a number of calls estimated from the round before. If a
 * round ended by the clock, the server would still work on its last calls while the other side is
 * measured.
 */
function aoRitmoDe(endereco: URL, pedidos: readonly Pedido[]): (ms: number) => Promise<number> {
  let vazao = CONEXOES;
  return async (ms) => {
    const chamadas = Math.max(CONEXOES, Math.round((vazao * ms) / 1000));
    ({ vazao } = await medir(endereco, pedidos, { conexoes: CONEXOES, chamadas }));
    return vazao;
  };
}

type Lado = 'app' | 'cru' | 'piso' | 'pisoComSessao';
type Vazoes = Partial<Record<Lado, number>>;

/** The throughput of each side in each round, in turn, so that what slows the machine slows all. */
async function alternar(
  lados: Partial<Record<Lado, (ms: number) => Promise<number>>>,
): Promise<Vazoes[]> {
  const rodada = async (ms: number) => {
    const vazoes: Vazoes = {};
    for (const [lado, medirPor] of Object.entries(lados)) vazoes[lado as Lado] = await medirPor(ms);
    return vazoes;
  };
  // One round to learn the pace, and one to warm up at that pace.
  await rodada(AQUECIMENTO_MS);
  await rodada(AQUECIMENTO_MS);
  const rodadas: Vazoes[] = [];
  for (let i = 0; i < RODADAS; i++) rodadas.push(await rodada(RODADA_MS));
  return rodadas;
}

/** The application's throughput as a share of one floor's. */
function razao(nome: string, rodadas: readonly Vazoes[], doPiso: Lado, minimo: number): Medida {
  const de = (lado: Lado) => rodadas.map((vazoes) => vazoes[lado] ?? Number.NaN);
  const partes = rodadas.map((vazoes) => (vazoes.app ?? 0) / (vazoes[doPiso] ?? Number.NaN));
  const vazoes = [de('app'), de(doPiso)].map((uma) => porSegundo(mediana(uma)));
  const parte = mediana(partes);
  return {
    nome,
    valor: `${porCento(parte)} (${vazoes.join(' sobre ')})`,
    limite: `≥ ${porCento(minimo)}`,
    dentro: parte >= minimo,
  };
}

/** The look-up of the session, with which every call of the application begins, as one prepared. */
const lerSessao = ([sessao]: readonly Consulta[] = []): Consulta[] =>
  sessao ? [{ ...sessao, name: 'sessao' }] : [];

/** The application's throughput as a share of the bare handler's, and of the second floor's. */
export async function compararVazao(
  cenario: Cenario,
  app: URL,
  cargas: readonly Carga[],
): Promise<Medida[]> {
  const { base, gravador } = cenario;
  const medidas: Medida[] = [];
  for (const { nome, pedidos, piso } of cargas) {
    const receitas: Consulta[][] = [];
    for (const pedido of pedidos) receitas.push(await gravador.gravar(pedido));
    const umaSo = piso && pedidos.map((pedido) => [pisoDe(cenario, piso, pedido)]);
    const servidores = [await ligarCru(base, receitas, 1)];
    if (umaSo) {
      const comSessao = umaSo.map((uma, i) => [...lerSessao(receitas[i]), ...uma]);
      servidores.push(await ligarCru(base, umaSo, 0), await ligarCru(base, comSessao, 1));
    }
    const [cru, doPiso, comSessao] = servidores.map(({ endereco }) =>
      aoRitmoDe(
        endereco,
        receitas.map((_, i): Pedido => ({ caminho: `/${i}` })),
      ),
    );
    try {
      const lados = { app: aoRitmoDe(app, pedidos), ...(cru && { cru }) };
      const rodadas = await alternar({
        ...lados,
        ...(doPiso && { piso: doPiso }),
        ...(comSessao && { pisoComSessao: comSessao }),
      });
      medidas.push(razao(`${nome}, razão`, rodadas, 'cru', MINIMO_DO_CRU));
      if (!doPiso) continue;
      medidas.push(razao(`${nome}, ao segundo piso`, rodadas, 'piso', MINIMO_DO_PISO));
      medidas.push(
        razao(`${nome}, ao segundo piso com sessão`, rodadas, 'pisoComSessao', MINIMO_DO_PISO),
      );
    } finally {
      for (const servidor of servidores) await servidor.parar();
    }
  }
  return medidas;
}
