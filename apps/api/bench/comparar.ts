import type { Cenario } from './cenario.ts';
import { medir, type Pedido } from './gerador.ts';
import { type Medida, mediana, porCento, porSegundo } from './medidas.ts';
import { ligarCru } from './processos.ts';

interface Carga {
  readonly nome: string;
  readonly pedidos: readonly Pedido[];
  /** The least share of the bare handler's throughput that is within budget (decisoes.md §7). */
  readonly minimo: number;
}

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

/**
 * The application's throughput as a share of the bare handler's, in alternate rounds, so that
 * whatever slows the machine slows both.
 */
export async function compararVazao(
  { base, gravador }: Cenario,
  app: URL,
  cargas: readonly Carga[],
): Promise<Medida[]> {
  const medidas: Medida[] = [];
  for (const { nome, pedidos, minimo } of cargas) {
    const receitas = [];
    for (const pedido of pedidos) receitas.push(await gravador.gravar(pedido));
    const cru = await ligarCru(base, receitas);
    const doCru = receitas.map((_, i): Pedido => ({ caminho: `/${i}` }));
    try {
      const lados = { app: aoRitmoDe(app, pedidos), cru: aoRitmoDe(cru.endereco, doCru) };
      const rodada = async (ms: number) => ({ app: await lados.app(ms), cru: await lados.cru(ms) });
      // One round to learn the pace, and one to warm up at that pace.
      await rodada(AQUECIMENTO_MS);
      await rodada(AQUECIMENTO_MS);
      const rodadas = [];
      for (let i = 0; i < RODADAS; i++) rodadas.push(await rodada(RODADA_MS));
      const razao = mediana(rodadas.map((r) => r.app / r.cru));
      const vazoes = [mediana(rodadas.map((r) => r.app)), mediana(rodadas.map((r) => r.cru))];
      medidas.push({
        nome: `${nome}, razão`,
        valor: `${porCento(razao)} (${vazoes.map(porSegundo).join(' sobre ')})`,
        limite: `≥ ${porCento(minimo)}`,
        dentro: razao >= minimo,
      });
    } finally {
      await cru.parar();
    }
  }
  return medidas;
}
